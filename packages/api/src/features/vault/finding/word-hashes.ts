import { createHmac, hkdfSync } from 'node:crypto';
import { wordsOfText } from '@infinite/schema/text/search-words';

/** Of a text; a search for a later word does not find it. */
const wordsAtMost = 500;
/** Characters of the beginnings that are hashed; shorter words are hashed as a whole. */
const beginning = { shortest: 3, longest: 16 };
/** Characters of base64url: 72 bits. */
const hashCharacters = 12;

/**
 * Hashes words under a key of the family, so that the index of the search finds sealed words without holding
 * them. A reader of the database sees which items share a word, and not which word it is.
 */
export class WordHashes {
  readonly #key: Buffer;

  /** @param familyKey of 32 bytes */
  constructor(familyKey: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', familyKey, Buffer.alloc(32), 'search words', 32));
  }

  /** Of every beginning by which a search may find a word of the text. */
  ofText(text: string): string[] {
    const hashes = new Set<string>();
    for (const word of wordsOfText(text).slice(0, wordsAtMost)) {
      const letters = [...word].slice(0, beginning.longest);
      hashes.add(this.ofSearched(word));
      for (let length = beginning.shortest; length < letters.length; length += 1) {
        hashes.add(this.#hash(letters.slice(0, length).join('')));
      }
    }
    return [...hashes];
  }

  /** Of a word of a search. @param word as `searchWords` gives it */
  ofSearched(word: string): string {
    return this.#hash([...word].slice(0, beginning.longest).join(''));
  }

  #hash(text: string): string {
    const digest = createHmac('sha256', this.#key).update(text).digest('base64url');
    return digest.slice(0, hashCharacters);
  }
}
