import { NAVIGATION_MENU } from '@infinite/schema/catalogue/timings';

/**
 * Which of a row of menus is open, as a pointer comes and goes: the first opens after the hover
 * delay, a next one at once while one is open or has just closed, and all close a moment after
 * the pointer left, so that a crooked way to the panel does not lose it.
 */
export class HoverIntent {
  #open: string | null = null;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: (open: string | null) => void;

  constructor(onChange: (open: string | null) => void) {
    this.#onChange = onChange;
  }

  enter(menu: string): void {
    clearTimeout(this.#timer);
    const soonAfter = Date.now() - this.#closedAt < NAVIGATION_MENU.skipDelayMs;
    if (this.#open !== null || soonAfter) this.set(menu);
    else this.#timer = setTimeout(() => this.set(menu), NAVIGATION_MENU.hoverDelayMs);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#open === null) return;
    this.#timer = setTimeout(() => this.set(null), NAVIGATION_MENU.closeDelayMs);
  }

  /** Opens or closes at once: a click, a key, a choice. */
  set(menu: string | null): void {
    clearTimeout(this.#timer);
    if (menu === this.#open) return;
    if (menu === null) this.#closedAt = Date.now();
    this.#open = menu;
    this.#onChange(menu);
  }
}
