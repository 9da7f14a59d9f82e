import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../packages/server/src/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's connection to a throw-away PostgreSQL; each test makes its own database there. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a folder that goes with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers, and the processes that they start to open a recording, load the same modules anew.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');
  // What is written in a run goes with it, and storage waits for the disk after each object.
  process.env['TMPDIR'] = await quickFolder();
  const dataDir = await mkdtemp(join(tmpdir(), 'infinite-test-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, purpose: 'test' });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

const memoryDisk = '/dev/shm';
const leastFreeBytes = 2 * 1024 ** 3;

/**
 * Memory where it has room. A run makes and drops hundreds of databases of 800 files each, and ext4
 * looks through all inodes that were deleted in the last seconds before it gives one out.
 */
async function quickFolder(): Promise<string> {
  const disk = await statfs(memoryDisk).catch(() => undefined);
  return disk && disk.bavail * disk.bsize > leastFreeBytes ? memoryDisk : tmpdir();
}
