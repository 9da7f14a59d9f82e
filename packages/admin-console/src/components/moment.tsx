import { formatMoment } from './moments.ts';

/** An instant of the API in a table: its day and time where the reader is. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatMoment(at)}
    </time>
  );
}
