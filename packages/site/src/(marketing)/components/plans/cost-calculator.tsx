import { costSpans, paidPlans, planPeriods } from '@infinite/schema/catalogue/plans';
import { periodWords, planWords } from '@infinite/schema/words/plans.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { costCalculator as words } from '#(marketing)/content/cost-calculator.ts';

/** Any span; `price-calculator.ts` brings it to life. Without scripts the table above stands. */
export function CostCalculator() {
  return (
    <form
      data-cost-calculator=""
      data-island="cost-calculator"
      className="max-w-[46rem] noscript:hidden"
    >
      <h3 className="m-0 text-xl">{words.heading}</h3>
      <p className="mt-1 mb-4">{words.lead}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.plan}>
          <Select name="plan" defaultValue={paidPlans.at(-1)?.id}>
            {paidPlans.map(({ id }) => (
              <option key={id} value={id}>
                {planWords[id].name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.period}>
          <Select name="period" defaultValue={planPeriods.at(-1)}>
            {planPeriods.map((period) => (
              <option key={period} value={period}>
                {periodWords[period].choice}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.years}>
          <TextInput
            name="years"
            type="number"
            inputMode="numeric"
            min={1}
            max={costSpans.atMost}
            step={1}
            defaultValue={10}
          />
        </Field>
      </div>
      <output className="mt-4 block min-h-8 font-serif text-xl" htmlFor="" />
    </form>
  );
}
