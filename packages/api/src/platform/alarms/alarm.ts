/** A condition that an operator must act on, as a probe finds it now. */
export interface Alarm {
  /** What is wrong, as documented in docs/operations.md and named in the metrics: `relay_down`. */
  readonly kind: string;
  /** The subject, which separates alarms of one kind; empty if there can be only one. */
  readonly subject: string;
  /** One plain sentence with the figures, without names or addresses of members. */
  readonly summary: string;
  /** What to do, in one or two sentences. */
  readonly whatToDo: string;
}

/**
 * Checks the current state and returns every alarm that is active now. An alarm that a later check
 * does not return is resolved, so a probe stores nothing and may run at any time, in any process.
 */
export interface ProbeOf<Context> {
  readonly name: string;
  readonly find: (ctx: Context) => Promise<readonly Alarm[]>;
}
