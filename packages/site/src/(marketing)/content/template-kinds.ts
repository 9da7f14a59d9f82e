/** A text to begin from; `/schedule-message?template=<id>` opens the composer with it. */
export interface WrittenTemplate {
  /** Stands in addresses: never renamed. */
  id: string;
  name: string;
  /** When it serves. */
  use: string;
  /** What the message is called in the composer. */
  title: string;
  body: string;
}

/** An outline to read, copy and print. */
export interface OutlineTemplate {
  id: string;
  name: string;
  use: string;
  steps: readonly string[];
}
