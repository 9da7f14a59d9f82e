import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A page in every encoding. */
export interface KeptPage {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Without quotes; each encoding is a representation of its own and adds its name. */
  readonly tag: string;
  /**
   * 'visitor': the same for everyone who is signed out, and never answered to a session.
   * 'assigned': one of several of the same address; only this server knows whom to answer it.
   */
  readonly audience: 'public' | 'visitor' | 'assigned';
}

/** More paths than the site has pages; the least recently used page is evicted. */
const mostPages = 1000;

/** Rendered pages by path, in memory, until their content changes. */
export class PageCache {
  #pages = new Map<string, KeptPage>();
  #rendering = new Map<string, Promise<KeptPage>>();

  get(path: string): KeptPage | undefined {
    const page = this.#pages.get(path);
    // The map is in order of use once it is filling up; before that the order decides nothing.
    if (page && this.#pages.size > mostPages / 2) {
      this.#pages.delete(path);
      this.#pages.set(path, page);
    }
    return page;
  }

  /**
   * Renders once for concurrent requests. Failed renders are not cached, nor is a page whose
   * content changed while it was rendered, since `clear` starts new maps.
   */
  fill(
    path: string,
    audience: KeptPage['audience'],
    render: () => Promise<string>,
  ): Promise<KeptPage> {
    const pages = this.#pages;
    const rendering = this.#rendering;
    const known = pages.get(path);
    if (known) return Promise.resolve(known);
    let page = rendering.get(path);
    if (!page) {
      page = render()
        .then((html) => keep(html, audience))
        .finally(() => rendering.delete(path));
      rendering.set(path, page);
      page.then(
        (done) => {
          const [oldest] = pages.keys();
          if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
          pages.set(path, done);
        },
        () => undefined, // The caller gets the error.
      );
    }
    return page;
  }

  /** Empties the cache; the next request for each page renders it again. */
  clear(): void {
    this.#pages = new Map();
    this.#rendering = new Map();
  }
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

async function keep(html: string, audience: KeptPage['audience']): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity, { level: 9 }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bodies: { identity, gzip: gzipped, br: brotli }, tag, audience };
}
