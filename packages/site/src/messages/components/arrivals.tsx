import { sameZone } from '@infinite/schema/schedule/clocks';
import { forWords, readingWords, type ClockReading } from '#messages/clocks.en.ts';
import type { ReactElement } from 'react';

export interface PersonOnAClock {
  name: string;
  /** Empty or null: the clock of the date itself. */
  timeZone?: string | null;
}

/** When it reaches each of them, where they live by different clocks. */
export function Arrivals(props: {
  readings: readonly ClockReading[];
  people: readonly PersonOnAClock[];
  /** The zone of the date, for those who have no place of their own. */
  dateZone: string;
  readerZone: string;
}): ReactElement {
  const namesIn = (zone: string) =>
    props.people.filter(({ timeZone }) => sameZone(timeZone || props.dateZone, zone));
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {props.readings.map((reading) => (
        <li key={reading.timeZone}>
          <span className="block text-sm text-ink-soft">
            {forWords(namesIn(reading.timeZone).map(({ name }) => name))}
          </span>
          {readingWords(reading, props.readerZone)}
        </li>
      ))}
    </ul>
  );
}
