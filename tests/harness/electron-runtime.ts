import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A runnable Electron, and which one it is. */
export interface ElectronRuntime {
  folder: string;
  executable: string;
  version: string;
  /** 'official', or 'fallback': an older one that proves wiring, not the shipped version. */
  source: string;
}

const shipped = resolve('node_modules/electron/dist');

/**
 * The runtime that ELECTRON_OVERRIDE_DIST_PATH names, else the one that the package `electron`
 * has fetched; null when there is none. Importing that package would start a download.
 */
export function findElectronRuntime(): ElectronRuntime | null {
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? shipped;
  const executable = join(folder, 'electron');
  if (!existsSync(executable)) return null;
  const note = textOf(join(folder, 'test-runtime.json'));
  const { source = 'official', version = textOf(join(folder, 'version')) ?? 'unknown' } = note
    ? (JSON.parse(note) as { source?: string; version?: string })
    : {};
  return { folder, executable, source, version: version.trim() };
}

/** What the report says of it. */
export function describeRuntime(runtime: ElectronRuntime | null): string {
  if (!runtime) {
    return 'no Electron runtime: the real preload and pages in Chromium, main on injected ports';
  }
  const { source, version } = runtime;
  const limits = source === 'fallback' ? ' (fallback: proves wiring, not the shipped version)' : '';
  return `Electron ${version}${limits}`;
}

const textOf = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;
