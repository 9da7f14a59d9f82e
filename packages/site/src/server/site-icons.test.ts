import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSiteIcons } from './site-icons.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#1f4d3d"/></svg>';

describe('serveSiteIcons', () => {
  let folder: string;
  let server: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
    const assets = path.join(folder, 'client', 'assets', 'static');
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, 'favicon.a1B2.svg'), drawing);
    server = Fastify();
    await serveSiteIcons(server, folder);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('answers %s, opaque to its corners', async (address, size) => {
    const answer = await server.inject(address);
    expect(answer.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([size, size]);
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(true);
  });

  it('answers /favicon.ico with three sizes, each of them a PNG where the file says', async () => {
    const { rawPayload: file, headers } = await server.inject('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      expect(file.readUInt8(entry)).toBe(size);
      const start = file.readUInt32LE(entry + 12);
      const body = file.subarray(start, start + file.readUInt32LE(entry + 8));
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: size });
    }
  });

  it('answers a manifest whose pictures exist, and 304 to a reader who has it', async () => {
    const answer = await server.inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const { icons } = answer.json<{ icons: { src: string }[] }>();
    for (const { src } of icons) expect((await server.inject(src)).statusCode).toBe(200);
    const again = await server.inject({
      url: '/manifest.webmanifest',
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
