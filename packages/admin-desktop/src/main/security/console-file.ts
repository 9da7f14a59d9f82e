import { extname, join, resolve, sep } from 'node:path';
import { isConsolePage } from './console-origin.ts';
import { contentSecurityPolicy } from './content-policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file below `folder` that a URL names, with its headers; null for everything else. */
export function consoleFile(
  folder: string,
  address: string,
): { path: string; headers: Record<string, string> } | null {
  if (!isConsolePage(address)) return null;
  const path = pathBelow(folder, new URL(address).pathname);
  const type = path && types[extname(path)];
  if (!path || !type) return null;
  return {
    path,
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  };
}

/** Decoded once; a path outside the folder is refused. */
function pathBelow(folder: string, pathname: string): string | null {
  try {
    const root = resolve(folder);
    const path = resolve(join(root, decodeURIComponent(pathname)));
    return path.startsWith(root + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null; // Not decodable.
  }
}
