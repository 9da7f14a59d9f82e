import { app } from 'electron';
import { deepLinkAmong } from '#main/links/deep-link.ts';

/** Deep links from all three operating systems; early ones wait for a listener. */
export class DeepLinks {
  #listener: ((link: string) => void) | null = null;
  readonly #waiting: string[] = [];
  readonly #focus: () => void;

  /** @param focus called for a second start without a link */
  constructor(focus: () => void) {
    this.#focus = focus;
  }

  listen(): void {
    app.on('second-instance', (_event, args) => this.#arguments(args));
    app.on('open-url', (event, link) => {
      event.preventDefault();
      this.#take(link);
    });
    const own = deepLinkAmong(process.argv);
    if (own) this.#take(own);
  }

  hand(listener: (link: string) => void): void {
    this.#listener = listener;
    for (const link of this.#waiting.splice(0)) listener(link);
  }

  #arguments(args: readonly string[]): void {
    const link = deepLinkAmong(args);
    if (link) this.#take(link);
    else this.#focus();
  }

  #take(link: string): void {
    if (this.#listener) this.#listener(link);
    else this.#waiting.push(link);
  }
}
