/**
 * Startup must stop. `message` says what is wrong and `wayOut` what to do, each in plain sentences
 * without a secret; the command prints both and exits.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly wayOut: string;

  constructor(what: string, wayOut: string, options?: ErrorOptions) {
    super(what, options);
    this.wayOut = wayOut;
  }
}
