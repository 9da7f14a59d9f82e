import { annualPrice, savingPerYear, type Plan } from '@infinite/schema/catalogue/plans';
import { moneyWords, periodWords } from '@infinite/schema/words/plans.en';
import { Badge } from '@infinite/ui/badge';
import { pricing } from '#(marketing)/content/pricing.ts';

/** Shown while the annual choice stands; the other while it does not. See `PeriodChoice`. */
const whenAnnual = 'hidden group-has-[input[value=annual]:checked]/period:block';
const whenQuarterly = 'group-has-[input[value=annual]:checked]/period:hidden';

/** What a plan costs, in the period that is chosen above the cards. */
export function PlanPrice({ plan }: { plan: Plan }) {
  if (plan.quarterly === 0) {
    return (
      <p className="m-0">
        <Amount text={moneyWords(plan.quarterly)} /> {pricing.forever}
      </p>
    );
  }
  return (
    <>
      <p className={`m-0 ${whenQuarterly}`} data-period="quarterly">
        <Amount text={moneyWords(plan.quarterly)} /> {periodWords.quarterly.per}
      </p>
      <div className={whenAnnual} data-period="annual">
        <p className="m-0">
          <Amount text={moneyWords(annualPrice(plan))} /> {periodWords.annual.per}
        </p>
        <p className="mt-2 mb-0">
          <Badge tone="success">{pricing.saves(moneyWords(savingPerYear(plan)))}</Badge>
        </p>
      </div>
    </>
  );
}

function Amount({ text }: { text: string }) {
  return <span className="font-serif text-4xl tabular-nums">{text}</span>;
}
