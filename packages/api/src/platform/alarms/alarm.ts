/** Something a person has to act on, as a probe finds it now. */
export interface Alarm {
  /** What is wrong, as documented in docs/operations.md and named in the metrics: `relay_down`. */
  readonly kind: string;
  /** What it is about, so that two of a kind stay apart; empty when there can be only one. */
  readonly subject: string;
  /** One plain sentence with the figures, without names or addresses of members. */
  readonly summary: string;
  /** What to do now, in one or two sentences. */
  readonly whatToDo: string;
}

/**
 * Looks at the current state and returns every alarm that holds now. An alarm that a later look no
 * longer returns is resolved, so a probe stores nothing and may run at any time, in any process.
 */
export interface ProbeOf<Context> {
  readonly name: string;
  readonly find: (ctx: Context) => Promise<readonly Alarm[]>;
}
