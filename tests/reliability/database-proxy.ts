import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy before the database that cuts lines at a chosen moment: as a statement goes out, so
 * that it is lost, or as its answer comes back, so that nobody knows whether it was committed.
 */
export class DatabaseProxy {
  cuts = 0;
  readonly #server: Server;
  readonly #pairs = new Set<{ client: Socket; server: Socket }>();
  #next: { direction: 'statement' | 'answer'; after: number; done: () => void } | undefined;

  constructor(private readonly target: { host: string; port: number }) {
    this.#server = createServer((client) => this.#serve(client));
  }

  async listen(): Promise<number> {
    await new Promise<void>((done) => {
      this.#server.listen(0, '127.0.0.1', done);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts the line that carries the n-th statement, or answer, from now. */
  cutAt(direction: 'statement' | 'answer', after: number): Promise<void> {
    return new Promise((done) => {
      this.#next = { direction, after, done };
    });
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) {
      pair.client.destroy();
      pair.server.destroy();
    }
    await new Promise<void>((done) => {
      this.#server.close(() => done());
    });
  }

  #serve(client: Socket): void {
    const server = connect(this.target);
    const pair = { client, server };
    this.#pairs.add(pair);
    const end = () => {
      client.destroy();
      server.destroy();
      this.#pairs.delete(pair);
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      if (this.#isCut('statement')) end();
      else server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (this.#isCut('answer')) end();
      else client.write(bytes);
    });
  }

  #isCut(direction: 'statement' | 'answer'): boolean {
    const next = this.#next;
    if (next?.direction !== direction) return false;
    next.after -= 1;
    if (next.after > 0) return false;
    this.#next = undefined;
    this.cuts += 1;
    next.done();
    return true;
  }
}
