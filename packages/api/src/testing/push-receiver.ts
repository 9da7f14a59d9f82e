import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service and the one browser behind it, from the other side of RFC 8030, 8291 and 8292. */
export class PushReceiver {
  readonly received: ReceivedPush[] = [];
  status: number | 'hang' = 201;
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (this.status !== 'hang') response.writeHead(this.status).end();
    });
  });

  constructor() {
    this.#curve.generateKeys();
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve());
    });
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As a browser hands it to the page. */
  subscription(): { endpoint: string; p256dh: string; auth: string } {
    return {
      endpoint: `${this.origin}/push/one`,
      p256dh: this.#curve.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** What a message says (RFC 8291, section 3.4, over RFC 8188). */
  decrypt({ body }: ReceivedPush): unknown {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#curve.getPublicKey(),
      sender,
    ]);
    const derive = (from: Buffer, by: Buffer, what: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', from, by, what, length));
    const ikm = derive(this.#curve.computeSecret(sender), this.#auth, info, 32);
    const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

/** The claims of a VAPID header and the key that proves them (RFC 8292). @throws when forged */
export function vapidOf({ headers }: ReceivedPush): { claims: VapidClaims; key: string } {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const proven = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!proven) throw new Error('the VAPID token is forged');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims, key };
}

interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}
