import type { Plan } from '@infinite/schema/catalogue/plans';
import {
  planWords,
  type FeatureCategory,
  type FeatureValue,
} from '@infinite/schema/words/plans.en';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { unmarked } from '#(marketing)/unmarked.ts';
import { OpenMark } from '../open-mark.tsx';
import { pricing } from '#(marketing)/content/pricing.ts';

interface FeatureGridProps {
  label: string;
  plans: readonly Plan[];
  categories: readonly FeatureCategory[];
}

/** Plans beside each other, a category after the other; a narrow screen moves the table alone. */
export function FeatureGrid({ label, plans, categories }: FeatureGridProps) {
  return (
    <div
      className="overflow-x-auto rounded-lg border border-rule bg-raised"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table
        className={clsx(
          'w-full border-collapse text-left tabular-nums',
          plans.length > 2 && 'min-w-[32rem]',
        )}
      >
        <thead>
          <tr>
            <th scope="col" className="w-[44%] px-3 py-4 text-sm sm:px-4 font-normal text-ink-soft">
              {pricing.grid.feature}
            </th>
            {plans.map(({ id }) => (
              <th
                key={id}
                scope="col"
                className="px-3 py-4 font-serif text-base sm:px-4 sm:text-lg leading-tight font-medium"
              >
                {planWords[id].name}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({ category, items }) => (
          <tbody key={category}>
            <tr className="bg-sunk">
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="px-3 py-2 font-semibold sm:px-4"
              >
                {category}
              </th>
            </tr>
            {items.map(({ label: row, value }) => (
              <tr key={row} className="border-t border-rule align-top">
                <th scope="row" className="px-3 py-3 sm:px-4 font-normal">
                  <Row label={row} />
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className="px-3 py-3 sm:px-4">
                    <Value value={value(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ label }: { label: string }) {
  const { text, open } = unmarked(label);
  return (
    <>
      {text} <OpenMark open={open} />
    </>
  );
}

function Value({ value }: { value: FeatureValue }) {
  if (typeof value === 'string') return value;
  return value ? (
    <Icon as={Check} label={pricing.grid.included} className="text-accent" />
  ) : (
    <Icon as={Minus} label={pricing.grid.notIncluded} className="text-ink-soft" />
  );
}
