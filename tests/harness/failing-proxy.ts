import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the console asks by itself every few seconds. */
export const isBackground = (body: string): boolean => body.includes('query Standing');

/** The product by way of a server between, which can fail in its place. */
export class FailingProxy {
  /** How calls of the API fail: all, or those in the background; null passes all on. */
  failing: 'error' | 'offline' | 'background' | null = null;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async before(product: string): Promise<FailingProxy> {
    const target = new URL(product);
    const server = createServer(async (incoming, response) => {
      if (incoming.url === '/graphql' && proxy.failing === 'offline') {
        incoming.socket.destroy();
        return;
      }
      if (incoming.url === '/graphql' && proxy.failing === 'error') {
        response.writeHead(500).end('no');
        return;
      }
      const { method, headers, url: path } = incoming;
      let asked = '';
      if (path === '/graphql') {
        incoming.setEncoding('utf8');
        for await (const part of incoming) asked += String(part);
      }
      if (proxy.failing === 'background' && isBackground(asked)) {
        response.writeHead(500).end('no');
        return;
      }
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
      if (path === '/graphql') onward.end(asked);
      else incoming.pipe(onward);
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
