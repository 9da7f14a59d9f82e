import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { iconFile } from './icon-file.ts';
import { webManifest } from './web-manifest.ts';
import { isNoneMatch } from './send-kept-page.ts';

const green = '#1f4d3d';

interface Made {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Addresses that browsers and telephones ask for by themselves, made from the one drawing of the
 * site's icon, each at its first request.
 */
export async function serveSiteIcons(server: FastifyInstance, distFolder: string): Promise<void> {
  let drawing: Promise<Buffer> | undefined;
  const source = () => (drawing ??= readDrawing(distFolder));
  const makers: Record<string, () => Promise<Made>> = {
    '/favicon.ico': async () => ({ type: 'image/x-icon', body: await ico(await source()) }),
    '/apple-touch-icon.png': async () => png(await source(), 180),
    '/icon-192.png': async () => png(await source(), 192),
    '/icon-512.png': async () => png(await source(), 512),
    '/manifest.webmanifest': async () => ({
      type: 'application/manifest+json',
      body: webManifest(),
    }),
  };
  for (const [address, make] of Object.entries(makers)) {
    let made: Promise<Made & { etag: string }> | undefined;
    server.get(address, async (request, reply) => {
      made ??= make().then((file) => ({ ...file, etag: tagOf(file.body) }));
      made.catch(() => (made = undefined));
      const { type, body, etag } = await made;
      reply.header('etag', etag).header('cache-control', 'public, max-age=86400');
      if (isNoneMatch(request.headers['if-none-match'], etag)) return reply.status(304).send();
      return reply.type(type).header('x-content-type-options', 'nosniff').send(body);
    });
  }
}

const tagOf = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The built `favicon.svg`; its name carries a hash. */
async function readDrawing(distFolder: string): Promise<Buffer> {
  const folder = path.join(distFolder, 'client', 'assets');
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => /(?:^|[\\/])favicon\.[^\\/]*\.?svg$/.test(name));
  if (!file) throw new Error(`the built site has no favicon in ${folder}`);
  return readFile(path.join(folder, file));
}

/** Telephones round the corners themselves, and show black where the picture has none. */
async function png(drawing: Buffer, size: number): Promise<Made> {
  const body = await raster(drawing, size).flatten({ background: green }).png().toBuffer();
  return { type: 'image/png', body };
}

async function ico(drawing: Buffer): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(sizes.map((size) => raster(drawing, size).png().toBuffer()));
  return iconFile(pictures.map((body, index) => ({ size: sizes[index] ?? 0, body })));
}

function raster(drawing: Buffer, size: number) {
  // The drawing is 48 pixels wide at 72 dots an inch.
  return sharp(drawing, { density: (72 * size) / 48 }).resize(size, size);
}
