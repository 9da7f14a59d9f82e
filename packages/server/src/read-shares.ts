import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { readShare, ShareProblem, type KeyShare } from '@infinite/api/platform/crypto/key-shares';
import { StartupProblem } from '#startup-problem.ts';

/**
 * Shares from files, or typed one a line until there are enough. A mistyped one is named; a person
 * who types is asked for it again.
 * @throws ShareProblem, StartupProblem for a file that cannot be read
 */
export async function readShares(
  files: readonly string[],
  input: Readable & { isTTY?: boolean } = process.stdin,
  output: Writable = process.stderr,
): Promise<KeyShare[]> {
  if (files.length > 0) {
    const texts = await Promise.all(files.map(textOf));
    return texts.flatMap((text) => text.split('\n').filter(isShareLine).map(readShare));
  }
  const shares = new Map<number, KeyShare>();
  const ask = () => {
    const [first] = shares.values();
    const of = first ? ` of ${first.threshold}` : '';
    output.write(`Share ${shares.size + 1}${of}: `);
  };
  ask();
  for await (const line of createInterface({ input })) {
    if (isShareLine(line)) {
      try {
        const share = readShare(line);
        shares.set(share.index, share);
        if (shares.size >= share.threshold) break;
      } catch (error) {
        if (!(error instanceof ShareProblem) || !input.isTTY) throw error;
        output.write(`${error.message} Try it again.\n`);
      }
    }
    ask();
  }
  output.write('\n');
  return [...shares.values()];
}

function isShareLine(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('#');
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new StartupProblem(`The file ${file} cannot be read.`, '');
  });
}
