import { figureWords as words } from '#components/components.en.ts';
import type { FigurePoint } from './figure-point.ts';

/** What the chart draws, as a table. */
export function FigureTable(props: {
  title: string;
  points: readonly FigurePoint[];
  format: (value: number) => string;
}) {
  const { title, points, format } = props;
  return (
    <div
      role="region"
      aria-label={title}
      // Scrolls by keyboard too.
      tabIndex={0}
      className="max-h-64 overflow-auto"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="only-read-aloud">{title}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="py-1 text-start font-semibold">
              {words.from}
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              {title}
            </th>
            <th scope="col" className="py-1 ps-4 text-end font-semibold">
              {words.before}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value, before }) => (
            <tr key={label} className="border-t border-rule">
              <th scope="row" className="py-1 text-start font-normal">
                {label}
              </th>
              <td className="py-1 text-end tabular-nums">{format(value)}</td>
              <td className="py-1 ps-4 text-end text-ink-soft tabular-nums">
                {format(before.value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
