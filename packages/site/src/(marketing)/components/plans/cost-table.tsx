import {
  allPlans,
  costOverYears,
  costSpans,
  planPeriods,
  type Plan,
  type PlanPeriod,
} from '@infinite/schema/catalogue/plans';
import { moneyWords, periodWords, planWords } from '@infinite/schema/words/plans.en';
import { transparentPricing } from '#(marketing)/content/transparent-pricing.ts';

const { table: words } = transparentPricing;

const rows: readonly { plan: Plan; period: PlanPeriod }[] = allPlans.flatMap((plan) =>
  plan.quarterly === 0
    ? [{ plan, period: planPeriods[0] }]
    : planPeriods.map((period) => ({ plan, period })),
);

/** What every plan costs over the years, in each way of paying. */
export function CostTable() {
  return (
    <div
      className="overflow-x-auto rounded-lg border border-rule bg-raised"
      role="region"
      aria-label={words.caption}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="only-read-aloud">{words.caption}</caption>
        <thead>
          <tr className="bg-sunk">
            <th scope="col" className="px-2 py-3 first:pl-4 last:pr-4 sm:px-4 font-semibold">
              {words.plan}
            </th>
            {costSpans.printed.map((years) => (
              <th
                key={years}
                scope="col"
                className="px-2 py-3 first:pl-4 last:pr-4 sm:px-4 text-right font-semibold"
              >
                {words.years(years)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, period }) => (
            <tr key={plan.id + period} className="border-t border-rule">
              <th
                scope="row"
                className="px-2 py-3 first:pl-4 last:pr-4 sm:px-4 font-serif text-base leading-tight font-medium sm:text-lg"
              >
                {planWords[plan.id].name}
                <span className="block font-sans text-sm text-ink-soft">
                  {plan.quarterly === 0 ? words.free : periodWords[period].paid}
                </span>
              </th>
              {costSpans.printed.map((years) => (
                <td key={years} className="px-2 py-3 first:pl-4 last:pr-4 sm:px-4 text-right">
                  {moneyWords(costOverYears(plan, period, years))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
