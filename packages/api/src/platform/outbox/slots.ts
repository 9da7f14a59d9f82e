/**
 * The conversations that the lanes of one pass may have at once. A batch takes as many as it has
 * items before it claims any, and gives them back as soon as the far side has answered about each.
 */
export class Slots {
  readonly #waiting: { count: number; granted: () => void }[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves when `count` are free, in the order of asking. @param count at most as many as there are */
  take(count: number): Promise<void> {
    return new Promise((granted) => {
      this.#waiting.push({ count, granted });
      this.#grant();
    });
  }

  giveBack(count: number): void {
    this.#free += count;
    this.#grant();
  }

  #grant(): void {
    for (let next = this.#waiting[0]; next && next.count <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.count;
      next.granted();
    }
  }
}
