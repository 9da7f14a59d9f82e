import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Studio, hostile, media } from '#features/recordings/recordings/testing/studio.ts';

/** A chunk of a PNG (third edition, 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

const heicFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../../../../tests/fixtures/heic', name));

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

  it('of a phone is shown in its colors, upright', async () => {
    const recording = await studio.kept(heicFile('phone.heic'), 'PHOTO');
    expect(recording).toMatchObject({ state: 'READY', mimeType: 'image/heic', problem: null });
    const { type, bytes } = await studio.displayed(recording);
    expect(type).toBe('image/webp');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 240]);
    const at = (info.width * 30 + 30) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    for (const [seen, meant] of [
      [red, 73],
      [green, 142],
      [blue, 96],
    ] as const) {
      expect(Math.abs(seen - meant)).toBeLessThan(12);
    }
  });

  it('of a phone that claims too many pixels is kept, not opened', async () => {
    expect(await studio.kept(heicFile('huge.heic'), 'PHOTO')).toMatchObject({
      state: 'FAILED',
      problem: 'This picture is too large to be shown. It is kept as it came; you can download it.',
    });
  });

  it.each(['tiff', 'avif', 'gif'] as const)('in a %s is shown', async (form) => {
    const content = await sharp(media('cat.jpg')).autoOrient().resize(60).toFormat(form).toBuffer();
    const recording = await studio.kept(content, 'PHOTO');
    expect(recording).toMatchObject({ state: 'READY', mimeType: `image/${form}`, problem: null });
    const { type, bytes } = await studio.displayed(recording);
    expect(type).toBe('image/webp');
    expect((await sharp(bytes).metadata()).width).toBe(60);
  });

  it('of 40,000 times 40,000 pixels is kept, not opened', async () => {
    // Rows of zeros: 1.6 gigapixels in a small file.
    const rows = Buffer.alloc(5001);
    const body = createDeflate();
    const pieces: Buffer[] = [];
    body.on('data', (piece: Buffer) => pieces.push(piece));
    for (let row = 0; row < 40_000; row += 1) body.write(rows);
    await new Promise<void>((resolve) => body.on('end', resolve).end());
    const header = Buffer.from('00009c4000009c400100000000', 'hex');
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', Buffer.concat(pieces)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await studio.kept(png, 'PHOTO')).toMatchObject({ kind: 'PHOTO', state: 'FAILED' });
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
