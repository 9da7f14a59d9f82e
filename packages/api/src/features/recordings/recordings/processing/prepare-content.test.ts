import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Studio, hostile, media } from '#features/recordings/recordings/testing/studio.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());

describe('a photo', () => {
  it('is redrawn upright and without the metadata of its file; the original is kept', async () => {
    const content = media('rocket-mirrored.jpg');
    const recording = await studio.kept(content, 'PHOTO');
    expect(recording).toMatchObject({ kind: 'PHOTO', state: 'READY', mimeType: 'image/jpeg' });
    const display = await studio.displayed(recording);
    expect(display.type).toBe('image/webp');
    const metadata = await sharp(display.bytes).metadata();
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const upright = await sharp(content).autoOrient().toBuffer({ resolveWithObject: true });
    expect([metadata.width, metadata.height]).toEqual([upright.info.width, upright.info.height]);
  });

  it.each(['polyglot-html.jpg', 'polyglot-zip.jpg', 'exif-script.jpg'])(
    '%s is shown as a picture and nothing else',
    async (name) => {
      const recording = await studio.kept(hostile(name), 'PHOTO', name);
      expect(recording.state).toBe('READY');
      const { bytes } = await studio.displayed(recording);
      expect(/<script|<html|alert|PK\x03\x04/i.test(bytes.toString('latin1'))).toBe(false);
    },
  );

  it('that claims or holds too many pixels is kept, not opened', async () => {
    const before = process.memoryUsage.rss();
    for (const name of ['png-huge-claim.png', 'png-pixel-bomb.png']) {
      expect(await studio.kept(hostile(name), 'PHOTO')).toMatchObject({
        state: 'FAILED',
        problem:
          'This picture is too large to be shown. It is kept as it came; you can download it.',
      });
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('cut off shows what there is', async () => {
    const whole = media('cat.jpg');
    const recording = await studio.kept(whole.subarray(0, 15_000), 'PHOTO');
    expect(recording).toMatchObject({
      state: 'READY',
      problem: 'This picture is not complete; we show what there is.',
    });
  });

  it('of a form that browsers cannot show is kept, and says so', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
      randomBytes(200),
    ]);
    const recording = await studio.kept(heic, 'PHOTO');
    expect(recording).toMatchObject({ kind: 'PHOTO', state: 'READY', mimeType: 'image/heic' });
    expect(recording.problem).toContain('Browsers cannot show this kind of picture.');
    expect((await studio.displayed(recording)).type).toBe('application/octet-stream');
  });
});

describe('content that is not what was claimed', () => {
  it.each([
    ['sound-named.jpg', 'PHOTO', { kind: 'VOICE', state: 'READY', mimeType: 'audio/mpeg' }],
    ['polyglot-script.gif', 'PHOTO', { kind: 'PHOTO', state: 'FAILED' }],
    ['header-only.webm', 'VOICE', { state: 'FAILED' }],
    ['huge-box.mp4', 'VIDEO', { state: 'FAILED' }],
    ['playlist-named.mp4', 'VIDEO', { state: 'FAILED' }],
    ['script.svg', 'PHOTO', { kind: 'PHOTO', state: 'FAILED' }],
    ['entities.svg', 'PHOTO', { kind: 'PHOTO', state: 'FAILED' }],
    ['entities.svg', 'FILE', { kind: 'FILE', state: 'READY' }],
    ['javascript.pdf', 'FILE', { kind: 'FILE', state: 'READY', mimeType: 'application/pdf' }],
    ['javascript.pdf', 'VOICE', { kind: 'VOICE', state: 'FAILED' }],
    ['html-utf16.txt', 'FILE', { kind: 'FILE', state: 'READY' }],
    ['zip-bomb-nested.zip', 'FILE', { kind: 'FILE', state: 'READY' }],
    ['captions-script.vtt', 'FILE', { kind: 'FILE', state: 'READY' }],
    ['formulas.csv', 'FILE', { kind: 'FILE', state: 'READY', mimeType: 'text/plain' }],
  ])('%s sent as %s', async (name, kind, expected) => {
    const recording = await studio.kept(hostile(name), kind, name);
    expect(recording).toMatchObject(expected);
    if (recording.state === 'FAILED') expect(recording.problem).toMatch(/^[A-Z].+\.$/);
    const response = await studio.client.get(recording.url);
    const type = response.headers.get('content-type') ?? '';
    expect(type).toMatch(/^(audio|image)\/[a-z]+$|^application\/octet-stream$/);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    if (type === 'application/octet-stream') {
      expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    }
  });

  it('whatever its bytes, ends ready or failed with words, and never in an error', async () => {
    const starts = [
      '',
      'RIFF\x10\0\0\0WAVEfmt ',
      '\x1a\x45\xdf\xa3',
      'OggS',
      'ID3',
      '\xff\xd8\xff',
    ];
    for (const start of starts) {
      for (const kind of ['VOICE', 'PHOTO']) {
        const content = Buffer.concat([Buffer.from(start, 'latin1'), randomBytes(3000)]);
        const recording = await studio.kept(content, kind);
        expect(['READY', 'FAILED']).toContain(recording.state);
        if (recording.state === 'FAILED') expect(recording.problem).toBeTruthy();
      }
    }
  });
});
