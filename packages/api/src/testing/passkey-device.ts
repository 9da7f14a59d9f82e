import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';

interface Answering {
  /** Where the page that asks stands. */
  readonly origin?: string;
  /** How often the device says it was used; by itself it counts on. */
  readonly counter?: number;
  /** Whether it asked for a finger, a face or a PIN. */
  readonly verified?: boolean;
  readonly userHandle?: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** A device that makes one passkey (ES256, attestation 'none') and answers challenges with it. */
export class PasskeyDevice {
  readonly id = randomBytes(32).toString('base64url');
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  constructor(private readonly origin: string) {}

  create(options: CreationOptions, { origin, verified }: Answering = {}) {
    this.#userHandle = options.user.id;
    const data = this.#authenticatorData(options.rp.id ?? '', {
      counter: this.#counter,
      verified: verified ?? true,
      key: this.#coseKey(),
    });
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(attestationOf(data)),
        transports: ['internal'],
      },
    };
  }

  answer(options: RequestOptions, { origin, counter, verified, userHandle }: Answering = {}) {
    this.#counter = counter ?? this.#counter + 1;
    const data = this.#authenticatorData(options.rpId ?? '', {
      counter: this.#counter,
      verified: verified ?? true,
    });
    const client = this.#clientData('webauthn.get', options.challenge, origin);
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' };
  }

  #clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** WebAuthn, section 6.1. */
  #authenticatorData(
    rpId: string,
    { counter, verified, key }: { counter: number; verified: boolean; key?: Buffer },
  ): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | (key ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const parts: Buffer[] = [hash('sha256', rpId, 'buffer'), Buffer.from([flags]), count];
    if (key) {
      const id = Buffer.from(this.id, 'base64url');
      parts.push(Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, key);
    }
    return Buffer.concat(parts);
  }

  /** RFC 9052: kty EC2, alg ES256, crv P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from('a5010203262001215820', 'hex');
    const between = Buffer.from('225820', 'hex');
    return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestationOf(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
