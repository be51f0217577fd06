// Browsers give no worker to a page that was opened from disk. There a hidden frame does the worker's work, so that search works.
if (location.protocol === 'file:') {
  // A message is copied and comes later, as a worker's does.
  const send = (target, data) => {
    const copy = structuredClone(data);
    setTimeout(() => target(new MessageEvent('message', { data: copy })));
  };

  window.Worker = class {
    constructor(address) {
      this.waiting = []; // what was sent before the frame could hear it
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      document.documentElement.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => send((message) => this.onmessage?.(message), data);
      const script = inside.document.createElement('script');
      script.src = new URL(address, location.href);
      script.onload = () => {
        const waiting = this.waiting;
        this.waiting = null;
        waiting.forEach((data) => this.postMessage(data));
      };
      script.onerror = (event) => this.onerror?.(event);
      inside.document.documentElement.append(script);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(structuredClone(data));
      else send((message) => this.frame.contentWindow?.dispatchEvent(message), data);
    }

    terminate() {
      this.frame.remove();
    }
  };
}
