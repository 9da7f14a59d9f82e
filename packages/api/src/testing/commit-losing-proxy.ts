import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Which answers to COMMIT are lost: those of transactions that named this table. */
interface Losses {
  readonly table: string;
  left: number;
}

/**
 * Stands between the product and PostgreSQL. Told to, it passes a COMMIT on and cuts the line when
 * the server has carried it out, before its answer is through: the product cannot know what stands.
 */
export class CommitLosingProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #lines = new Set<Socket>();
  #losses: Losses | undefined;
  #lost = 0;

  private constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
    this.#server = createServer((client) => this.#relay(client));
  }

  static async before(databaseUrl: string): Promise<CommitLosingProxy> {
    const proxy = new CommitLosingProxy(databaseUrl);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** How many answers were lost so far. */
  get lost(): number {
    return this.#lost;
  }

  lose(table: string, times: number): void {
    this.#losses = { table, left: times };
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #relay(client: Socket): void {
    const server = connect(Number(this.#target.port || 5432), this.#target.hostname);
    let named = false;
    let losing = false;
    client.on('data', (sent) => {
      const text = sent.toString('latin1');
      if (this.#losses && text.includes(this.#losses.table)) named = true;
      if (/^Q[\s\S]{4}commit/i.test(text)) {
        losing = named && (this.#losses?.left ?? 0) > 0;
        named = false;
      }
      server.write(sent);
    });
    server.on('data', (answer) => {
      if (!losing) return client.write(answer);
      // What answers a COMMIT is sent once it stands.
      if (this.#losses) this.#losses.left -= 1;
      this.#lost += 1;
      server.destroy();
      return client.destroy();
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#lines.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#lines.delete(one);
        other.destroy();
      });
    }
  }
}
