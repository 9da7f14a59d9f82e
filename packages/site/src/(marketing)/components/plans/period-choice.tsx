import { annualDiscountPercent, planPeriods } from '@infinite/schema/catalogue/plans';
import { periodWords } from '@infinite/schema/words/plans.en';
import { pricing } from '#(marketing)/content/pricing.ts';

/**
 * Quarterly or annual: two radio buttons, so that arrow keys, touch and screen readers work. CSS
 * alone follows the choice (`group/period`), so it works without scripts.
 */
export function PeriodChoice() {
  return (
    <fieldset className="m-0 flex w-fit flex-wrap items-center gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{pricing.periodLegend}</legend>
      <div className="flex rounded-md border border-edge bg-raised p-1">
        {planPeriods.map((period, index) => (
          <label
            key={period}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-sm px-4 font-semibold has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="period"
              value={period}
              defaultChecked={index === 0}
              className="only-read-aloud"
            />
            {periodWords[period].choice}
          </label>
        ))}
      </div>
      <span className="rounded-full bg-success-tint px-3 py-1 text-sm font-semibold text-success">
        {pricing.badge(annualDiscountPercent)}
      </span>
    </fieldset>
  );
}
