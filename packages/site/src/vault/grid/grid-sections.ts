import { monthWords } from '#vault/timeline-groups.ts';

export interface CountedMonth {
  /** '1987-06'; '1987' where nothing but the year is known; '' where nothing is. */
  readonly month: string;
  readonly count: number;
}

/** Neighbors that stand under one heading. */
export interface Section<Month> {
  readonly months: readonly Month[];
  readonly count: number;
}

/** A month with fewer items than this has no heading of its own if its neighbor has few, too. */
const few = 4;
/** Items under a heading that several months share: two rows in a wide window. */
const most = 12;

/** Months with few items stand together, so that they do not leave a row each nearly empty. */
export function sectionsOf<Month extends CountedMonth>(
  counted: readonly Month[],
): Section<Month>[] {
  const sections: { months: Month[]; count: number; isOpen: boolean }[] = [];
  for (const month of counted) {
    if (month.count === 0) continue;
    const isSparse = month.count < few && month.month !== '';
    const last = sections.at(-1);
    if (last?.isOpen && isSparse && last.count + month.count <= most) {
      last.months.push(month);
      last.count += month.count;
    } else {
      sections.push({ months: [month], count: month.count, isOpen: isSparse });
    }
  }
  return sections;
}

/** 'June 1987', 'May – June 1987', '1986 – 1987', or '' for what has no date. Latest month first. */
export function sectionWords(months: readonly CountedMonth[]): string {
  const [latest, earliest] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  if (latest === earliest) return monthWords(latest);
  const years = [earliest.slice(0, 4), latest.slice(0, 4)];
  if (years[0] !== years[1]) return years.join(' – ');
  if (months.some(({ month }) => !month.includes('-'))) return latest.slice(0, 4);
  return `${monthWords(earliest).replace(/ \d+$/, '')} – ${monthWords(latest)}`;
}
