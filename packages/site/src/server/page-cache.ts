import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@infinite/schema/http/accepted-encoding';

/** A page in every encoding. */
export interface KeptPage {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Without quotes; each encoding is a representation of its own and adds its name. */
  readonly tag: string;
  /**
   * 'visitor': the same for everyone who is signed out, and never answered to a session.
   * 'assigned': one of several of the same address; only this server knows whom to answer it.
   * 'language': one of several of the same address, by the language of its reader.
   */
  readonly audience: 'public' | 'visitor' | 'assigned' | 'language';
}

/** More paths than the site has pages, and more bytes than they need in all encodings. */
const usual = { pages: 1000, bytes: 128 * 2 ** 20 };

/**
 * Rendered pages by path, in memory, until their content changes. Beyond its limits it evicts the
 * page that was read longest ago.
 */
export class PageCache {
  #pages = new Map<string, KeptPage>();
  #rendering = new Map<string, Promise<KeptPage>>();
  #bytes = 0;

  constructor(private readonly most = usual) {}

  get(path: string): KeptPage | undefined {
    const page = this.#pages.get(path);
    // The map is in order of use once it is filling up; before that the order decides nothing.
    if (page && (this.#pages.size > this.most.pages / 2 || this.#bytes > this.most.bytes / 2)) {
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
        .then((html) => encodePage(html, audience, 'kept'))
        .finally(() => rendering.delete(path));
      rendering.set(path, page);
      page.then(
        (done) => {
          // Not after `clear`: the page may show what has changed since.
          if (this.#pages === pages) this.#keep(path, done);
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
    this.#bytes = 0;
  }

  #keep(path: string, page: KeptPage): void {
    this.#pages.set(path, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, gone] of this.#pages) {
      if (this.#pages.size <= this.most.pages && this.#bytes <= this.most.bytes) return;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(gone);
    }
  }
}

function sizeOf({ bodies }: KeptPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** How hard to compress: a page that is sent once is not worth what a kept one is. */
export type Effort = 'kept' | 'once';

const levels = {
  kept: { gzip: 9, brotli: 11 },
  once: { gzip: 5, brotli: 4 },
};

/** When a page was rendered; a page that differs in nothing else is the same. */
const moment = /"now":"[^"]*"/;

/** A page in every encoding. */
export async function encodePage(
  html: string,
  audience: KeptPage['audience'],
  effort: Effort,
): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity, { level: levels[effort].gzip }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  const tag = createHash('sha256').update(html.replace(moment, '')).digest('base64url');
  return { bodies: { identity, gzip: gzipped, br: brotli }, tag: tag.slice(0, 22), audience };
}
