import { funnelWords as words } from '@infinite/schema/words/growth.en';
import { useId } from 'react';
import { formatCount } from '#components/figures.ts';
import { partOf, sumsOf, type FunnelRow, type FunnelStep } from './sums.ts';

/** The steps one below the other, each with its bar: a table that is its own chart. */
export function FunnelSteps(props: { steps: readonly FunnelStep[]; rows: readonly FunnelRow[] }) {
  const { steps, rows } = props;
  const sums = sumsOf(rows, steps);
  const most = Math.max(1, ...sums);
  const id = useId();
  return (
    <section>
      <h3 id={id} className="m-0 text-xl">
        {words.summary}
      </h3>
      <div role="region" aria-labelledby={id} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {words.step}
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                {words.count}
              </th>
              <th scope="col" className="hidden w-2/5 sm:table-cell">
                <span className="only-read-aloud">{words.count}</span>
              </th>
              <th scope="col" className="px-2 py-2 text-end font-semibold">
                {words.ofVisits}
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                {words.ofBefore}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => {
              const sum = sums[index] ?? 0;
              return (
                <tr key={step} className="border-t border-rule align-top">
                  <th scope="row" className="min-w-44 py-2 pe-4 text-start font-normal">
                    {words.steps[step]}
                    <span className="block text-xs text-ink-soft">{words.stepNotes[step]}</span>
                  </th>
                  <td className="py-2 text-end tabular-nums">{formatCount(sum)}</td>
                  <td className="hidden px-4 py-3 sm:table-cell" aria-hidden="true">
                    <svg
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      className="block h-4 w-full"
                    >
                      <rect width="100" height="4" className="fill-sunk" />
                      <rect width={(sum / most) * 100} height="4" className="fill-accent" />
                    </svg>
                  </td>
                  <td className="px-2 py-2 text-end tabular-nums">
                    {index === 0 ? words.none : partOf(sum, sums[0])}
                  </td>
                  <td className="py-2 text-end tabular-nums">
                    {index === 0 ? words.none : partOf(sum, sums[index - 1])}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
