// The wire to the table. It comes back by itself when it breaks, and sends again what was not acknowledged:
// a choice carries the number it follows, so saying it twice is harmless.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
const SILENCE = 45000;
const AGAIN = 700;

export class Wire extends EventTarget {
  /** `greeting()` gives the `hello` frame for now. Events: "frame" (detail: the frame), "up", "down", "gone". */
  constructor(path, greeting) {
    super();
    this.path = path;
    this.greeting = greeting;
    this.pending = null;
    this.attempts = 0;
    this.socket = null;
    this.ended = false;
    this.heard = 0;
    this.retry = 0;
    setInterval(() => this.heartbeat(), HEARTBEAT);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.heard = Date.now();
      this.send(this.greeting());
      if (this.pending) this.send(this.pending);
      this.dispatchEvent(new Event("up"));
    });
    socket.addEventListener("message", (message) => socket === this.socket && this.receive(message.data));
    socket.addEventListener("close", (event) => socket === this.socket && this.lost(event.code));
  }

  receive(text) {
    this.heard = Date.now();
    const frame = JSON.parse(text);
    if (frame.type === "ack") this.pending = null;
    if (frame.type === "error") this.failed(frame.code);
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  /** What was refused is settled; what came too fast is said again in a moment. */
  failed(code) {
    if (code === "gone") this.end();
    else if (code !== "rate" && code !== "busy") this.pending = null;
    else if (this.pending) setTimeout(() => this.pending && this.send(this.pending), AGAIN);
  }

  lost(code) {
    if (this.ended) return;
    if (code === 4404) return this.end();
    this.dispatchEvent(new Event("down"));
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  end() {
    this.ended = true;
    this.socket.close();
    this.dispatchEvent(new Event("gone"));
  }

  /** Try at once: the network or the page is back. */
  hurry() {
    if (!this.ended && !this.up && this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  heartbeat() {
    if (!this.up) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.send({ type: "ping" });
  }

  /** Say something that may be lost (a ping, a question). */
  send(frame) {
    if (this.up) this.socket.send(JSON.stringify(frame));
  }

  /** Say something that must arrive; kept until it is acknowledged or refused. False while another one is on its way. */
  commit(frame) {
    if (this.pending) return false;
    this.pending = frame;
    this.send(frame);
    return true;
  }
}
