import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feedName,
  isSigned,
  parsePublicKeys,
  publicKeyText,
  signUpdate,
  type AnnouncedUpdate,
} from './update-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const feed = 'latest-linux.yml';
const update = { version: '9.0.0', files: [{ url: 'a.AppImage', sha512: 'hash', size: 7 }] };
const signature = signUpdate(feed, update, privateKey);
const signed: AnnouncedUpdate = { ...update, signature };

describe('the signature of a feed', () => {
  it('holds for what was signed, with any of the keys', () => {
    expect(isSigned(feed, signed, [publicKey])).toBe(true);
    expect(isSigned(feed, signed, [other.publicKey, publicKey])).toBe(true);
  });

  it.each<[string, AnnouncedUpdate, string?]>([
    ['another version', { ...signed, version: '9.0.1' }],
    ['another file', { ...signed, files: [{ url: 'b.AppImage', sha512: 'hash', size: 7 }] }],
    ['another checksum', { ...signed, files: [{ url: 'a.AppImage', sha512: 'hasH', size: 7 }] }],
    ['another size', { ...signed, files: [{ url: 'a.AppImage', sha512: 'hash', size: 8 }] }],
    ['one more file', { ...signed, files: [...signed.files, { url: 'c', sha512: 'c' }] }],
    ['no file', { ...signed, files: [] }],
    ['a second installer', { ...signed, packages: { x64: { path: 'evil.7z' } } }],
    ['no signature', update],
    ['a signature that is no text', { ...signed, signature: 1 }],
    ['an empty signature', { ...signed, signature: '' }],
    ['the feed of another system', signed, 'latest-mac.yml'],
  ])('does not hold for %s', (_, changed, name = feed) =>
    expect(isSigned(name, changed, [publicKey])).toBe(false),
  );

  it('does not hold with another key, or with none', () => {
    expect(isSigned(feed, signed, [other.publicKey])).toBe(false);
    expect(isSigned(feed, signed, [])).toBe(false);
  });

  it('does not hold when one bit of it is flipped', () => {
    fc.assert(
      fc.property(fc.nat(511), (bit) => {
        const bytes = Buffer.from(signature, 'base64');
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const flipped = { ...signed, signature: bytes.toString('base64') };
        return !isSigned(feed, flipped, [publicKey]);
      }),
    );
  });
});

it('keys are read as they are printed, one or several', () => {
  const text = `${publicKeyText(privateKey)}, ${publicKeyText(other.privateKey)}`;
  expect(parsePublicKeys(text).map((key) => key.equals(publicKey))).toEqual([true, false]);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(() => parsePublicKeys(publicKeyText(rsa.privateKey))).toThrow(/Ed25519/);
  for (const text of ['', 'nonsense', `${publicKeyText(privateKey)},`]) {
    expect(() => parsePublicKeys(text)).toThrow();
  }
});

it.each([
  ['win32', 'arm64', 'latest.yml'],
  ['darwin', 'arm64', 'latest-mac.yml'],
  ['linux', 'x64', 'latest-linux.yml'],
  ['linux', 'arm64', 'latest-linux-arm64.yml'],
])('the feed of %s on %s is %s', (platform, arch, name) =>
  expect(feedName(platform, arch)).toBe(name),
);
