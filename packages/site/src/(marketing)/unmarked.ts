import { buildingMark } from '@infinite/schema/words/announced.en';

const mark = ` (${buildingMark})`;

/** A line of the catalogue without the words that say it is not built yet, and whether it is. */
export function unmarked(line: string): { text: string; open: boolean } {
  return line.endsWith(mark)
    ? { text: line.slice(0, -mark.length), open: false }
    : { text: line, open: true };
}
