import { streamGedcom, type GedcomStream } from '@infinite/gedcom/gedcom-file';
import { GedcomError, type Report } from '@infinite/gedcom/problem';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import type { GedcomSource } from '#features/tree/gedcom/file/gedcom-source.ts';
import { ImportRefused } from '#features/tree/gedcom/run-import-job.ts';

/** How much is read before other requests of the process get their turn. */
const turnBytes = 256 * 1024;

/**
 * The records of a file as GEDCOM 7.
 * @param onRead hears the share that is read, 0 to 1, of both passes
 * @throws ImportRefused
 */
export async function readRecords(
  source: GedcomSource,
  report: Report,
  onRead: (share: number) => Promise<void>,
): Promise<GedcomStream> {
  let passes = 0;
  const open = async function* (): AsyncGenerator<Uint8Array> {
    const before = passes++;
    let read = 0;
    let sinceTurn = 0;
    for await (const piece of source.open()) {
      yield piece;
      read += piece.length;
      sinceTurn += piece.length;
      if (sinceTurn < turnBytes) continue;
      sinceTurn = 0;
      await onRead((before + read / source.bytes) / 2);
    }
  };
  const stream = await refusing(() => streamGedcom(open, report));
  return { ...stream, records: checkedRecords(stream.records) };
}

async function* checkedRecords(
  records: GedcomStream['records'],
): AsyncGenerator<GedcomRecord, void, undefined> {
  let people = 0;
  let all = 0;
  for (;;) {
    const next = await refusing(() => records.next());
    if (next.done) return;
    all += 1;
    if (next.value.tag === 'INDI') people += 1;
    if (people > treeFileLimits.people || all > treeFileLimits.records) {
      throw new ImportRefused('TOO_MANY_PEOPLE');
    }
    yield next.value;
  }
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GedcomError)) throw error;
    throw new ImportRefused(error.code === 'empty' ? 'EMPTY' : 'NOT_GEDCOM');
  }
}
