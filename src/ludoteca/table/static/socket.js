// The wire to the table. It comes back by itself when it breaks, and sends again what was not acknowledged:
// a choice carries the number it follows, so saying it twice is harmless.

/** @import { Deed, Heard, Hello, Refusal, Said } from "./protocol.js" */

/**
 * What a wire tells.
 *
 * @typedef {object} Listener
 * @property {() => Hello} greeting gives the frame that begins, for now
 * @property {(frame: Heard) => void} heard
 * @property {(how: "connecting" | "connected" | "reconnecting" | "gone") => void} connection
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
const SILENCE = 45000;
const AGAIN = 700;
const NO_SUCH_TABLE = 4404;

export class Wire {
  /**
   * @param {string} path
   * @param {Listener} listener
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    /** @type {Deed | null} */
    this.pending = null;
    this.attempts = 0;
    this.ended = false;
    this.heard = 0;
    this.retry = 0;
    setInterval(() => this.heartbeat(), HEARTBEAT);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    listener.connection("connecting");
    this.socket = this.connect();
  }

  get up() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Open a socket; whatever an earlier one still says is not listened to. */
  connect() {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    socket.addEventListener("open", () => socket === this.socket && this.opened());
    socket.addEventListener("message", (message) => socket === this.socket && this.receive(message.data));
    socket.addEventListener("close", (event) => socket === this.socket && this.lost(event.code));
    return socket;
  }

  opened() {
    this.attempts = 0;
    this.heard = Date.now();
    this.send(this.listener.greeting());
    if (this.pending) this.send(this.pending);
    this.listener.connection("connected");
  }

  /** @param {string} text */
  receive(text) {
    this.heard = Date.now();
    /** @type {Heard} */
    const frame = JSON.parse(text);
    if (this.settles(frame)) this.pending = null;
    if (frame.type === "error") this.failed(frame.code);
    this.listener.heard(frame);
  }

  /**
   * Whether a frame answers what is on its way, and not something that was said before.
   *
   * @param {Heard} frame
   */
  settles(frame) {
    if (!this.pending) return false;
    if (frame.type === "drafted") return frame.number === this.pending.after;
    return frame.type === "ack" && frame.number > this.pending.after;
  }

  /**
   * What was refused is settled; what came too fast is said again in a moment.
   *
   * @param {Refusal["code"]} code
   */
  failed(code) {
    if (code === "gone") this.end();
    else if (code !== "rate" && code !== "busy") this.pending = null;
    else if (this.pending) setTimeout(() => this.pending && this.send(this.pending), AGAIN);
  }

  /** @param {number} code why the socket was closed */
  lost(code) {
    if (this.ended) return;
    if (code === NO_SUCH_TABLE) return this.end();
    this.listener.connection("reconnecting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.reconnect(), wait);
  }

  reconnect() {
    this.socket = this.connect();
  }

  end() {
    this.ended = true;
    this.socket.close();
    this.listener.connection("gone");
  }

  /** Try at once: the network or the page is back. */
  hurry() {
    if (!this.ended && !this.up && this.socket.readyState !== WebSocket.CONNECTING) this.reconnect();
  }

  heartbeat() {
    if (!this.up) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.send({ type: "ping" });
  }

  /**
   * Say something that may be lost (a ping, a question).
   *
   * @param {Said} frame
   */
  send(frame) {
    if (this.up) this.socket.send(JSON.stringify(frame));
  }

  /**
   * Say something that must arrive: it is kept until it is acknowledged or refused. Not said while another is on its way.
   *
   * @param {Deed} frame
   */
  commit(frame) {
    if (this.pending) return;
    this.pending = frame;
    this.send(frame);
  }
}
