import { NAVIGATION_MENU } from '@infinite/schema/catalogue/timings';

/**
 * Which of a row of menus is open, as a pointer comes and goes: the first opens after the hover
 * delay, a next one at once while one is open or has just closed, and all close a moment after
 * the pointer left, so that a crooked way to the panel does not lose it.
 */
export class HoverIntent {
  #open: string | null = null;
  /** Whether the pointer opened it, and nothing was pressed since. */
  #hovered = false;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: (open: string | null) => void;

  constructor(onChange: (open: string | null) => void) {
    this.#onChange = onChange;
  }

  enter(menu: string): void {
    clearTimeout(this.#timer);
    const soonAfter = Date.now() - this.#closedAt < NAVIGATION_MENU.skipDelayMs;
    if (menu === this.#open) return;
    if (this.#open !== null || soonAfter) this.#hover(menu);
    else this.#timer = setTimeout(() => this.#hover(menu), NAVIGATION_MENU.hoverDelayMs);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#open === null) return;
    this.#timer = setTimeout(() => this.set(null), NAVIGATION_MENU.closeDelayMs);
  }

  /** A click: opens or closes, but what the pointer has just opened stays open. */
  press(menu: string): void {
    const stays = this.#open === menu && this.#hovered;
    this.#hovered = false;
    if (stays) clearTimeout(this.#timer);
    else this.set(this.#open === menu ? null : menu);
  }

  /** Opens or closes at once: a key, a choice. */
  set(menu: string | null): void {
    clearTimeout(this.#timer);
    if (menu === this.#open) return;
    if (menu === null) this.#closedAt = Date.now();
    this.#hovered = false;
    this.#open = menu;
    this.#onChange(menu);
  }

  #hover(menu: string): void {
    this.set(menu);
    this.#hovered = true;
  }
}
