import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A certificate for 'localhost' that signs itself, valid from 2020 until `validTo`, in PEM (RFC 5280
 * in DER, ITU-T X.690). No program for it is needed on the machine.
 */
export function selfSigned(validTo: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302')); // ecdsa-with-SHA256
  const commonName = sequence(oid('550403'), der(0x0c, Buffer.from('localhost')));
  const name = sequence(der(0x31, commonName));
  const extensions = sequence(
    extension('551d13', sequence(der(0x01, Buffer.from([0xff])))), // basicConstraints: a CA
    extension('551d11', sequence(der(0x82, Buffer.from('localhost')))), // subjectAltName
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])), // serial number
    algorithm,
    name,
    sequence(time('2020-01-01T00:00:00Z'), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = sequence(body, algorithm, der(0x03, signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), der(0x04, value));

/** UTCTime, whose years end with 2049. */
const time = (instant: string): Buffer =>
  der(0x17, Buffer.from(instant.slice(2).replace(/[-:T]|\.\d+/g, '')));
