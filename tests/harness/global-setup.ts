import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../packages/server/src/embedded-postgres.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's connection to a throw-away PostgreSQL; each test makes its own database there. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a folder that goes with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Workers, and the processes that they start to open a recording, all load the same modules.
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
