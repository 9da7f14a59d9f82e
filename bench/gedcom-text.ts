import { readGedcom, streamGedcom } from '@infinite/gedcom/gedcom-file';
import { generateTree } from '@infinite/gedcom/testing/generate-tree';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';
import { readLines } from './references/gedcom-lines.ts';

/**
 * A GEDCOM 5.5.1 file of 100,000 individuals as GEDCOM 7 records, beside a line parser that keeps nothing. Processor time
 * is compared, since other programs share the machine. The file is read twice: for its identifiers, then for its records.
 */
const individuals = sized(100_000, 2_000);
const rounds = sized(5, 1);

// First, while the heap holds nothing else.
const peak = await peakHeapOfStream();
const file = new TextEncoder().encode([...generateTree(individuals)].join(''));
const seconds = { records: [] as number[], lines: [] as number[] };
let lines = 0;
let records = 0;
for (let round = 0; round < rounds; round += 1) {
  seconds.lines.push(processorSeconds(() => (lines = readLines(pieces()))));
  seconds.records.push(processorSeconds(() => (records = countRecords())));
}
console.table({
  'records of GEDCOM 7': { seconds: median(seconds.records), count: records },
  'lines alone': { seconds: median(seconds.lines), count: lines },
});
console.table({
  memory: { 'file MB': Math.round(file.length / 1e6), 'peak heap MB': Math.round(peak) },
});
verdict('processor time of the records', median(seconds.records) / median(seconds.lines), {
  max: 3,
});
verdict('MB of heap while streaming, of 100', peak / 100, { max: 1 });

function processorSeconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function countRecords(): number {
  let count = 0;
  for (const _ of readGedcom(file, () => {}).records) count += 1;
  return count;
}

function* pieces(): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}

/** MB; the file is generated while it is read, so nothing of it is in memory. */
async function peakHeapOfStream(): Promise<number> {
  const encoder = new TextEncoder();
  const open = async function* () {
    for (const text of generateTree(individuals)) yield encoder.encode(text);
  };
  let peak = 0;
  let count = 0;
  for await (const _ of (await streamGedcom(open, () => {})).records) {
    count += 1;
    if (count % 500 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed / 1e6);
  }
  return peak;
}
