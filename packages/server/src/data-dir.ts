import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '@infinite/api/platform/make-folder';
import { folderProblem, StartupProblem } from '#startup-problem.ts';

/** A disk that sleeps wakes within seconds; a lost network drive never answers. */
const patienceSeconds = 15;

/**
 * Makes DATA_DIR and writes to it once, before anything else is started.
 * @throws StartupProblem where that is impossible, or does not return in time
 */
export async function requireDataDir(
  dataDir: string,
  tryIt: (folder: string) => Promise<void> = makeAndWrite,
  seconds = patienceSeconds,
): Promise<void> {
  const folder = resolve(dataDir);
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      patience.reject(
        new StartupProblem(
          `The data folder ${folder} cannot be used: it has not answered for ${seconds} seconds.`,
          'See that its disk or network drive is there, or set DATA_DIR to another folder.',
        ),
      ),
    seconds * 1000,
  );
  try {
    await Promise.race([tryIt(folder), patience.promise]);
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw folderProblem(folder, error);
  } finally {
    clearTimeout(timer);
  }
}

async function makeAndWrite(folder: string): Promise<void> {
  await makeFolder(folder, 0o711);
  // A name of its own: two first starts may try the folder at the same moment.
  const probe = join(folder, `.writable-${randomBytes(4).toString('hex')}`);
  await writeFile(probe, '');
  await rm(probe);
}
