import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const skipped = new Set(['node_modules', 'dist', 'generated']);

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** Path from the root of the repository for our own files, else undefined. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** Every TypeScript file below `folder`, with what it imports. */
export function sourcesBelow(folder: string): Source[] {
  return filesBelow(join(root, folder)).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { path: relative(root, file), text, imports: importsOf(relative(root, file), text) };
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Reads import and export declarations and `import()` with a fixed path. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map(([, type, declared, dynamic]) => {
    const specifier = declared ?? dynamic ?? '';
    return { specifier, target: targetOf(path, specifier), typeOnly: type !== undefined };
  });
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const own = /^packages\/[^/]+/.exec(path)?.[0];
  if (specifier.startsWith('#') && own) {
    const inside = specifier.slice(1);
    return /^(migrations|seeds)\//.test(inside) ? join(own, inside) : join(own, 'src', inside);
  }
  const other = /^@infinite\/([^/]+)\/(.+)$/.exec(specifier);
  if (!other) return undefined;
  return join('packages', other[1] ?? '', 'src', other[2] ?? '');
}
