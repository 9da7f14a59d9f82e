import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the product and its database, and can swallow bytes without closing anything. */
export class SwallowingProxy {
  readonly #server: Server;
  readonly #pairs = new Set<{ client: Socket; upstream: Socket; silent: boolean }>();
  #refusesNew = false;

  private constructor(target: URL) {
    this.#server = createServer({ noDelay: true }, (client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname);
      const pair = { client, upstream, silent: this.#refusesNew };
      this.#pairs.add(pair);
      client.on('data', (bytes) => pair.silent || upstream.write(bytes));
      upstream.on('data', (bytes) => pair.silent || client.write(bytes));
      // Of a silent pair neither end learns that the other has gone.
      client.on('close', () => pair.silent || upstream.end());
      upstream.on('close', () => pair.silent || client.end());
      client.on('error', () => undefined);
      upstream.on('error', () => undefined);
    });
  }

  /** @returns the proxy and the database's address through it */
  static async before(databaseUrl: string): Promise<{ proxy: SwallowingProxy; url: string }> {
    const target = new URL(databaseUrl);
    const proxy = new SwallowingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    // A TCP server that listens has such an address.
    const { port } = proxy.#server.address() as AddressInfo;
    const through = new URL(databaseUrl);
    through.host = `127.0.0.1:${port}`;
    return { proxy, url: through.toString() };
  }

  /** From now on the connections that exist say nothing more; new ones work. */
  swallowExisting(): void {
    for (const pair of this.#pairs) pair.silent = true;
  }

  /** Nothing passes any more, on new connections either. */
  swallowEverything(): void {
    this.swallowExisting();
    this.#refusesNew = true;
  }

  /** The network is back: silent connections are cut, new ones work. */
  heal(): void {
    this.#refusesNew = false;
    for (const pair of this.#pairs) {
      if (!pair.silent) continue;
      pair.client.destroy();
      pair.upstream.destroy();
      this.#pairs.delete(pair);
    }
  }

  async close(): Promise<void> {
    for (const { client, upstream } of this.#pairs) {
      client.destroy();
      upstream.destroy();
    }
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
