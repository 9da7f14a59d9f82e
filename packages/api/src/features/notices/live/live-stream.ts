import { Readable } from 'node:stream';
import { liveLimits } from '@infinite/schema/catalogue/notifications';
import type { MemberRoleName } from '@infinite/schema/catalogue/families';

/** Whose page it is, and the rights with which it was opened. */
export interface StreamOwner {
  readonly userId: string;
  readonly sessionId: string;
  readonly familyId: string;
  readonly role: MemberRoleName;
}

/** One open page: server-sent events (WHATWG HTML, section 9.2). */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  #ended = false;

  constructor(readonly owner: StreamOwner) {
    this.#write('retry: 5000\n\n');
  }

  send(kind: string, id: string | null): void {
    this.#write(`data: ${JSON.stringify({ kind, id })}\n\n`);
  }

  /** A comment, so that proxies keep the line open and a dead one is found. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** The browser opens another one, with the rights it has then. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.body.push(null);
  }

  /** A reader who is too slow is cut off: after reconnecting, the page fetches everything anyway. */
  #write(text: string): void {
    if (this.#ended || this.body.destroyed) return;
    if (this.body.readableLength > liveLimits.bufferBytes) this.body.destroy();
    else this.body.push(text);
  }
}
