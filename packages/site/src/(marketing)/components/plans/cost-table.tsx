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
      <table className="w-full min-w-[34rem] border-collapse text-left tabular-nums">
        <caption className="only-read-aloud">{words.caption}</caption>
        <thead>
          <tr className="bg-sunk">
            <th scope="col" className="px-4 py-3 font-semibold">
              {words.plan}
            </th>
            <th scope="col" className="px-4 py-3 font-semibold">
              {words.payment}
            </th>
            {costSpans.printed.map((years) => (
              <th key={years} scope="col" className="px-4 py-3 text-right font-semibold">
                {words.years(years)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, period }) => (
            <tr key={plan.id + period} className="border-t border-rule">
              <th scope="row" className="px-4 py-3 font-serif text-lg font-medium">
                {planWords[plan.id].name}
              </th>
              <td className="px-4 py-3">
                {plan.quarterly === 0 ? words.free : periodWords[period].paid.replace('paid ', '')}
              </td>
              {costSpans.printed.map((years) => (
                <td key={years} className="px-4 py-3 text-right">
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
