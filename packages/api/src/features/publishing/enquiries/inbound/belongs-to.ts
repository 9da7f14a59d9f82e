/** What an email says about where it belongs. */
export interface Signs {
  /** The number of the enquiry is in the subject. */
  readonly number: boolean;
  /** It answers a message of the thread. */
  readonly reference: boolean;
  /** Its sender's address is the writer's. */
  readonly sender: boolean;
}

/**
 * Whether an email belongs to an enquiry's thread: two of the three have to agree. A number alone is
 * easy to type, and an address alone says nothing about which thread.
 */
export function belongsTo({ number, reference, sender }: Signs): boolean {
  return [number, reference, sender].filter(Boolean).length >= 2;
}
