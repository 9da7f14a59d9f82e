import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '#testing/test-app.ts';

/** A minimal tus client over a real socket, so that a test can break off, repeat and compete. */
export class TusClient {
  constructor(
    readonly origin: string,
    readonly cookie: string,
  ) {}

  static async of(test: Pick<TestApp, 'server'>, cookie: string): Promise<TusClient> {
    if (!test.server.server.listening) await test.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.server.server.address() as AddressInfo;
    return new TusClient(`http://127.0.0.1:${port}`, cookie);
  }

  as(cookie: string): TusClient {
    return new TusClient(this.origin, cookie);
  }

  request(method: string, path: string, headers: HeadersInit = {}, body?: BodyInit) {
    return fetch(this.origin + path, {
      method,
      headers: { cookie: this.cookie, 'tus-resumable': '1.0.0', ...headers },
      redirect: 'error',
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  }

  begin(metadata: Record<string, string>, length: number | null): Promise<Response> {
    return this.request('POST', '/media/uploads', {
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': `${length}` }),
    });
  }

  send(path: string, offset: number, body: Uint8Array | ReadableStream, length?: number) {
    return this.request(
      'PATCH',
      path,
      {
        'upload-offset': `${offset}`,
        'content-type': 'application/offset+octet-stream',
        ...(length === undefined ? {} : { 'upload-length': `${length}` }),
      },
      body as BodyInit,
    );
  }

  /** Announces `length` bytes, sends only `content`, and cuts the line once `until` is done. */
  async sendAndBreakOff(
    path: string,
    offset: number,
    content: Uint8Array,
    length: number,
    until: () => Promise<unknown>,
  ): Promise<void> {
    const sending = request(this.origin + path, {
      method: 'PATCH',
      headers: {
        cookie: this.cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': length,
      },
    });
    const ended = new Promise((resolve) => sending.on('error', resolve));
    sending.write(content);
    await until();
    sending.destroy();
    await ended;
  }

  async offset(path: string): Promise<number> {
    const response = await this.request('HEAD', path);
    if (!response.ok) throw new Error(`HEAD ${path}: ${response.status}`);
    return Number(response.headers.get('upload-offset'));
  }

  get(path: string, headers: HeadersInit = {}): Promise<Response> {
    return fetch(this.origin + path, { headers: { cookie: this.cookie, ...headers } });
  }
}
