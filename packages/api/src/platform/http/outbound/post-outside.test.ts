import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from '#platform/http/outbound/address-rules.ts';
import { postOutside, type OutsideRequest } from '#platform/http/outbound/post-outside.ts';
import { WebhookReceiver } from '#testing/webhook-receiver.ts';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.5',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'localhost',
    'example.org',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '[2a00:1450::1]'])(
    'allows %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('never calls an address of this machine public, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (address) => {
        expect(isPublicAddress(address) && isLoopbackAddress(address)).toBe(false);
      }),
    );
  });
});

describe('postOutside', () => {
  const receiver = new WebhookReceiver();
  let url: string;
  beforeAll(async () => {
    url = await receiver.listen();
  });
  afterAll(() => receiver.close());

  const post = (given: Partial<OutsideRequest> = {}) =>
    postOutside({
      url,
      headers: { 'content-type': 'application/json' },
      body: '{"größe":1}',
      timeoutMs: 5_000,
      readBytes: 65_536,
      keptBytes: 16,
      toLocalhost: true,
      ...given,
    });

  it('posts the bytes and gives back status and the beginning of the answer', async () => {
    receiver.answer = () => ({ status: 201, body: `thank you\0${'x'.repeat(10_000)}` });
    expect(await post()).toEqual({ status: 201, answer: 'thank you\uFFFDxxxxxx' });
    expect(receiver.received.at(-1)).toMatchObject({
      body: '{"größe":1}',
      headers: { 'content-type': 'application/json', 'content-length': '13' },
    });
  });

  it('follows no redirect: the answer is the redirect', async () => {
    const before = receiver.received.length;
    receiver.answer = () => ({ status: 307, headers: { location: url } });
    expect(await post()).toMatchObject({ status: 307 });
    expect(receiver.received.length).toBe(before + 1);
  });

  it('reaches nothing on this machine where that is not configured, by any name or notation', async () => {
    const before = receiver.received.length;
    const { port } = new URL(url);
    const names = ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'];
    for (const name of names) {
      for (const scheme of ['http', 'https']) {
        const given = { url: `${scheme}://${name}:${port}/`, toLocalhost: false };
        expect(await post(given), name).toEqual({ problem: 'ADDRESS_NOT_ALLOWED' });
      }
    }
    expect(receiver.received.length).toBe(before);
  });

  it('with this machine allowed, still allows no other private address', async () => {
    for (const host of ['10.0.0.1', '169.254.169.254', '192.168.0.1']) {
      expect(await post({ url: `https://${host}/` })).toEqual({ problem: 'ADDRESS_NOT_ALLOWED' });
    }
  });

  it('times out on a receiver that does not answer', async () => {
    receiver.answer = () => 'hang';
    expect(await post({ timeoutMs: 150 })).toEqual({ problem: 'TIMEOUT' });
  });

  it('says when nobody listens', async () => {
    expect(await post({ url: 'http://127.0.0.1:1/' })).toEqual({ problem: 'NO_CONNECTION' });
  });
});
