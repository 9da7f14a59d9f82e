import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product by way of a server between, which can fail in its place. */
export class FailingProxy {
  /** How calls of the API fail; null passes all on. */
  failing: 'error' | 'offline' | null = null;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async before(product: string): Promise<FailingProxy> {
    const target = new URL(product);
    const server = createServer((incoming, response) => {
      if (incoming.url === '/graphql' && proxy.failing === 'offline') {
        incoming.socket.destroy();
        return;
      }
      if (incoming.url === '/graphql' && proxy.failing === 'error') {
        response.writeHead(500).end('no');
        return;
      }
      const { method, headers, url: path } = incoming;
      const onward = request(
        // The name may stand for another address first than the one it listens at.
        {
          host: '127.0.0.1',
          port: target.port,
          method,
          path,
          headers: { ...headers, host: target.host },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      onward.once('error', () => response.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const proxy = new FailingProxy(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      server,
    );
    return proxy;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
