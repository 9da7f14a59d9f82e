/** A question or an event that one feature offers to others, without knowing them. */
export interface ExtensionPoint<Handler> {
  readonly name: string;
  /** For the `extensions` of the feature that answers or listens. */
  with(handler: Handler): Extension;
}

/** One feature's handler at the point of another. */
export interface Extension {
  readonly point: ExtensionPoint<never>;
  readonly handler: unknown;
}

export function defineExtensionPoint<Handler>(name: string): ExtensionPoint<Handler> {
  const point: ExtensionPoint<Handler> = { name, with: (handler) => ({ point, handler }) };
  return point;
}

/** The handlers of an application, as its features declare them. */
export class Extensions {
  readonly #handlers = new Map<unknown, unknown[]>();

  constructor(extensions: readonly Extension[]) {
    for (const { point, handler } of extensions) {
      this.#handlers.set(point, [...(this.#handlers.get(point) ?? []), handler]);
    }
  }

  /** In the order of the features, foundations first. */
  of<Handler>(point: ExtensionPoint<Handler>): readonly Handler[] {
    // Only `with` makes an extension, and it takes the handler of its point's own type.
    return (this.#handlers.get(point) ?? []) as Handler[];
  }
}
