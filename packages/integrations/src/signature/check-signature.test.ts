import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignature, readHeaders, signedHeaders } from './check-signature.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const now = 1_764_000_000;
const body = '{"type":"webhook.ping","data":{"a":1}}';

/** As the sender signs, by the cryptography of Node.js. */
function headersOf(text: string, seconds = now, id = 'msg_1') {
  const key = Buffer.from(secret.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64');
  return `webhook-id: ${id}\nwebhook-timestamp: ${seconds}\nwebhook-signature: v1,${signature}`;
}

const kindOf = async (given: Partial<Parameters<typeof checkSignature>[0]>, at = now) =>
  (await checkSignature({ secret, headers: headersOf(body), body, ...given }, at)).kind;

describe('a received request', () => {
  it('is valid with its own secret, headers and body', async () => {
    expect(await kindOf({})).toBe('valid');
  });

  it('is valid with one right signature of several, as after a new secret', async () => {
    const headers = headersOf(body).replace('v1,', 'v1,AAAA v1,');
    expect(await kindOf({ headers })).toBe('valid');
  });

  it.each([
    ['a secret that was cut', { secret: 'whsec_abc' }, 'secret'],
    ['a secret of something else', { secret: 'ic_live_0123456789' }, 'secret'],
    ['no headers', { headers: '' }, 'missing'],
    ['no id', { headers: headersOf(body).replace('webhook-id', 'x-id') }, 'missing'],
    ['a timestamp in words', { headers: headersOf(body).replace(`${now}`, 'soon') }, 'timestamp'],
    ['another version', { headers: headersOf(body).replace('v1,', 'v2,') }, 'version'],
    ['another secret', { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }, 'mismatch'],
    ['another body', { body: body.replace('1', '2') }, 'mismatch'],
    [
      'a body that a logger laid out',
      { body: JSON.stringify(JSON.parse(body), null, 2) },
      'altered',
    ],
    ['a body with a line break of an editor', { body: `${body}\n` }, 'altered'],
  ] as const)('says why %s is refused', async (_name, given, kind) => {
    expect(await kindOf(given)).toBe(kind);
  });

  it('says how old a valid one is after five minutes', async () => {
    expect(await kindOf({}, now + 300)).toBe('valid');
    const asked = { secret, headers: headersOf(body), body };
    expect(await checkSignature(asked, now + 301)).toEqual({ kind: 'old', seconds: 301 });
  });

  it('is valid for any text that is signed here, and for no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (text, more) => {
        const signed = await signedHeaders(secret, { id: 'msg_2', seconds: now, body: text });
        expect(signed).toBe(headersOf(text, now, 'msg_2'));
        expect(await kindOf({ headers: signed, body: text })).toBe('valid');
        const other = `${text}${more}x`;
        expect(await kindOf({ headers: signed, body: other })).not.toBe('valid');
      }),
      { numRuns: 60 },
    );
  });
});

describe('pasted headers', () => {
  it('are read from lines, from JSON and from an object that was logged', () => {
    for (const text of [
      'Webhook-Id: msg_1\r\nwebhook-timestamp:  5 ',
      '"webhook-id": "msg_1",\n"webhook-timestamp": "5"',
      "  'webhook-id': 'msg_1',\n  'webhook-timestamp': '5',",
    ]) {
      expect(readHeaders(text).get('webhook-id'), text).toBe('msg_1');
      expect(readHeaders(text).get('webhook-timestamp'), text).toBe('5');
    }
  });

  it('never throw, whatever was pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readHeaders(text)));
  });
});
