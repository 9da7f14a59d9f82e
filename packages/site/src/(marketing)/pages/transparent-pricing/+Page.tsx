import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Paragraphs } from '#(marketing)/components/paragraphs.tsx';
import { CostCalculator } from '#(marketing)/components/plans/cost-calculator.tsx';
import { CostTable } from '#(marketing)/components/plans/cost-table.tsx';
import { Points } from '#(marketing)/components/points.tsx';
import { ProtectionLine } from '#(marketing)/components/protection-line.tsx';
import { notOpenYet } from '#(marketing)/content/not-open-yet.ts';
import { transparentPricing } from '#(marketing)/content/transparent-pricing.ts';
import { LedgerPicture } from '#(marketing)/pictures/ledger-picture.tsx';

export function Page() {
  const { table, forever, rules, armed } = transparentPricing;
  return (
    <>
      <Opening
        heading={transparentPricing.heading}
        lead={transparentPricing.lead}
        picture={<LedgerPicture />}
      />
      <Band sunk heading={table.heading} lead={table.lead}>
        <CostTable />
        <p className="mt-4 mb-10 max-w-measure text-ink-soft">{table.note}</p>
        <CostCalculator />
      </Band>
      <Band heading={forever.heading}>
        <Points items={forever.items} />
      </Band>
      <Band sunk heading={rules.heading}>
        <ProtectionLine steps={rules.items} />
      </Band>
      <Band heading={armed.heading}>
        <Paragraphs texts={armed.paragraphs} />
        <p className="mt-6 mb-8 max-w-measure text-ink-soft">{notOpenYet.plans}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/pricing" variant="primary" size="lg">
            {armed.pricing}
          </LinkButton>
          <LinkButton href="/how-it-works" variant="quiet" size="lg">
            {armed.how}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
