// What tests use instead of a WebSocket.

/** The server's end of a socket. */
export class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  /** The one that was opened last. */
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 1;
  dead = false; // nothing gets through any more, and nobody says so
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: URL) {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    if (this.readyState !== 1) throw new DOMException('not open', 'InvalidStateError');
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message['type'] !== 'ping') this.sent.push(message);
    else if (!this.dead) this.tell({ type: 'pong' });
  }
  close(code = 1005): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
