import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface ScriptWeight {
  readonly files: number;
  /** Kilobytes of 1,000 bytes, compressed with gzip. */
  readonly kilobytes: number;
}

const built = resolve('packages/site/dist/client');
const sizes = new Map<string, number>();

/**
 * Notes the scripts that a page asks for from now on. Weighed as the build made them and not on the
 * line, where a browser may be given another compression or nothing at all. Null while some are on
 * their way.
 */
export function weighScripts(page: Page): () => ScriptWeight | null {
  const asked = new Set<string>();
  const coming = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    asked.add(pathname);
    coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  return () => {
    if (coming.size > 0) return null;
    const bytes = [...asked].reduce((sum, pathname) => sum + sizeOf(pathname), 0);
    return { files: asked.size, kilobytes: bytes / 1000 };
  };
}

function sizeOf(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(built + pathname), { level: 9 }).length;
  sizes.set(pathname, size);
  return size;
}
