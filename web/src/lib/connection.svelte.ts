// The socket of a room or of the lobby. It notices a connection that has died silently, connects again, and resends what was not
// acknowledged.

import type { ServerMessage } from './api';
import { online } from './online.svelte';
import { settings } from './settings.svelte';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'gone' | 'banned' | 'outdated';

/** A command that is done once, however often it is sent, thanks to its key. */
export type Command = { type: 'play'; key: string; move: string[] } | { type: 'take_back'; key: string };

// All in milliseconds. Together they make sure that a dead connection is noticed within ten seconds.
const AGAIN = [300, 600, 1200, 2500, 5000]; // before each new attempt to connect, plus or minus a half, so that not everybody tries at once
const QUIET = 4000; // of silence, after which the server is asked whether it is there
const SOON = 1000; // the same while somebody is waiting for an answer
const ANSWER = 4000; // for any word from it after that
const GREETING = 8000; // for the first word of a new line

// Close codes after which there is no point in trying again.
const ENDED = 4401; // this browser's cookie has expired: it is now a stranger's
const NO_ROOM = 4404;
const ELSEWHERE = 4409; // a window that gave way to a newer one of the same person
const BANNED = 4410;
const LAST: Record<number, ConnectionState> = { [NO_ROOM]: 'gone', [BANNED]: 'banned', [ELSEWHERE]: 'elsewhere' };

type Hello = ServerMessage & { type: 'hello' };

/** The protocol that a page built together with its server understands. The type is the server's own number. */
const PROTOCOL: Hello['protocol'] = 3;

let made = 0;
/** A name for a command that no other has. */
export function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${made}`;
}

/** Where a socket is, in the language that is set now. */
export function socketAddress(path: string): URL {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('language', settings.language);
  return address;
}

interface Listener<Message> {
  address: () => URL; // of the socket, for each new attempt
  receive: (message: Message) => void; // everything but the connection's own messages
  lost: () => void; // the connection is gone; the next one sends everything that was missed
  reload: (protocol: number) => boolean; // for a server that speaks another protocol; false: it has not helped before
}

export class Connection<Message extends { type: string }> {
  state = $state<ConnectionState>('connecting');
  #socket: WebSocket | null = null;
  #tries = 0;
  #commands: Command[] = []; // those not acknowledged yet
  #heard: (() => void)[] = []; // who waits to hear from the server on an open connection
  #life = new AbortController();
  #asked = false; // the server was asked whether it is there
  #timer: ReturnType<typeof setTimeout> | undefined; // for the next attempt, or for a silent server

  constructor(private readonly on: Listener<Message>) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#part);
    document.addEventListener('visibilitychange', this.#wake);
    this.connect();
  }

  /** Connect again, whatever there was before. */
  connect(): void {
    this.#drop();
    this.state = 'connecting';
    this.#dial();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#part);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#tellHeard();
  }

  /** Everything missed has been sent: from here on commands are accepted. Those that may have been lost are sent again, unless they
   * no longer mean anything. */
  open(means: (command: Command) => boolean): void {
    this.#tries = 0;
    this.state = 'open';
    this.#commands = this.#commands.filter(means);
    for (const command of this.#commands) this.#send(command);
    this.#tellHeard();
  }

  /** Give up the line for a new one. */
  lose(): void {
    this.#drop();
    this.state = 'lost';
    this.on.lost();
    const pause = AGAIN[Math.min(this.#tries, AGAIN.length - 1)]! * (0.5 + Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#dial(), pause);
  }

  /** Send a command, now or as soon as there is a connection again. */
  do(command: Command): void {
    this.#commands.push(command);
    if (this.state !== 'open') return;
    this.#send(command);
    if (!this.#asked) this.#expect();
  }

  /** Ask for something that a new connection sends anyway. */
  ask(question: { type: 'look'; summary?: boolean; seat?: number }): void {
    if (this.state === 'open' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(question));
  }

  /** Whether the command with this key was still waiting for its answer, which has now arrived. */
  answered(key: string): boolean {
    const before = this.#commands.length;
    this.#commands = this.#commands.filter((command) => command.key !== key);
    if (this.#commands.length === 0 && this.state === 'open' && !this.#asked) this.#expect();
    return this.#commands.length < before;
  }

  /** Ends with the current line. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  get unanswered(): readonly Command[] {
    return this.#commands;
  }

  /** Resolves when the server is next heard from. It is pinged at once: a connection that does not answer is given up. */
  alive(): Promise<void> {
    const heard = new Promise<void>((tell) => this.#heard.push(tell));
    if (this.state === 'open') this.#ping();
    return heard;
  }

  /** The network is back, or the phone or this window is in use again: the connection may have died in the meantime. */
  #wake = (): void => {
    if (document.hidden) return;
    if (this.state === 'lost' || this.state === 'elsewhere') this.connect();
    else if (this.state === 'open') this.#ping();
  };

  /** The network is gone: do not wait until the connection has been silent for long enough. */
  #part = (): void => {
    if (this.state === 'open') this.lose();
  };

  #dial(): void {
    const socket = new WebSocket(this.on.address());
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message | Hello);
    socket.onclose = ({ code }) => this.#end(code);
    this.#within(GREETING);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    this.#life.abort();
    this.#life = new AbortController();
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null; // a dead connection is closed only after a while, and nobody waits for that
    this.#socket.close();
    this.#socket = null;
  }

  #end(code: number): void {
    const last = LAST[code];
    if (code === ENDED)
      location.reload(); // as a stranger
    else if (last === undefined) this.lose();
    else {
      this.#drop();
      this.state = last;
      this.on.lost();
    }
  }

  #hear(message: Message | Hello): void {
    this.#asked = false;
    online.hear();
    this.#expect();
    if (this.state === 'open') this.#tellHeard();
    if (message.type === 'hello') this.#compare((message as Hello).protocol);
    else if (message.type !== 'pong') this.on.receive(message as Message);
  }

  #compare(protocol: number): void {
    if (protocol === PROTOCOL || this.on.reload(protocol)) return;
    this.#drop();
    this.state = 'outdated';
  }

  /** If the server is silent for a while, ping it. */
  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), this.#commands.length > 0 ? SOON : QUIET);
  }

  #ping(): void {
    if (this.#asked || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked = true;
    this.#within(ANSWER);
    this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  /** Give up if nothing is heard for this long. A page that was itself held up first reads what has arrived in the meantime. */
  #within(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.lose())), wait);
  }

  #send(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #tellHeard(): void {
    for (const heard of this.#heard.splice(0)) heard();
  }
}
