import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireDataDir } from '#data-dir.ts';
import { StartupProblem } from '#startup-problem.ts';

describe('the data folder', () => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'infinite-place-'));
  });
  afterEach(() => rm(place, { recursive: true }));

  const problemOf = async (work: Promise<void>): Promise<string> => {
    const problem: unknown = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(problem instanceof StartupProblem))
      throw new Error('no words for it', { cause: problem });
    return problem.oneLine;
  };

  it('is made, with the folders that lead to it, and left empty', async () => {
    await requireDataDir(join(place, 'a', 'b'));
    await requireDataDir(join(place, 'a', 'b'));
    expect(await readdir(join(place, 'a', 'b'))).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('is refused below /proc, at once', async () => {
    expect(await problemOf(requireDataDir('/proc/infinite/data'))).toMatch(
      /^The data folder \/proc\/infinite\/data cannot be used: .*set DATA_DIR/,
    );
  });

  it('is refused where a file stands in the way', async () => {
    await writeFile(join(place, 'file'), '');
    expect(await problemOf(requireDataDir(join(place, 'file')))).toContain('it is a file');
    expect(await problemOf(requireDataDir(join(place, 'file', 'below')))).toContain('it is a file');
  });

  it('is refused when its disk does not answer', async () => {
    const never = () => new Promise<void>(() => undefined);
    expect(await problemOf(requireDataDir(place, never, 0.01))).toContain('has not answered');
  });
});
