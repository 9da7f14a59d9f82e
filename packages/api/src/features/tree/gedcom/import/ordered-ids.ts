import { newId } from '#platform/database/id.ts';

/**
 * Ids that sort as they were made, also within a millisecond: UUIDs of version 7 with a counter behind the time
 * (RFC 9562, 6.2, method 1). A file of the tree then lists its records as the file did that they came with.
 */
export class OrderedIds {
  readonly #time = newId().slice(0, 13);
  #count = 0;

  next(): string {
    const count = (this.#count += 1);
    const high = (count >>> 18) & 0xfff;
    const low = count & 0x3ffff;
    // Two bits of the variant, then eighteen of the counter, and the rest at random.
    const middle = (0x8000 | (low >>> 4)).toString(16);
    const random = newId().slice(25);
    return `${this.#time}-7${hex(high, 3)}-${middle}-${(low & 0xf).toString(16)}${random}`;
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
