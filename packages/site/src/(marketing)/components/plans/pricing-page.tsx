import { allPlans } from '@infinite/schema/catalogue/plans';
import { differences, featureCategories } from '@infinite/schema/words/plans.en';
import { LinkButton } from '@infinite/ui/link-button';
import { notOpenYet } from '#(marketing)/content/not-open-yet.ts';
import { pricing } from '#(marketing)/content/pricing.ts';
import { KeysPicture } from '#(marketing)/pictures/keys-picture.tsx';
import { Band } from '../band.tsx';
import { Opening } from '../opening.tsx';
import { Points } from '../points.tsx';
import { QuestionList } from '../question-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanVoices } from './plan-voices.tsx';

const atOnce = allPlans.filter(({ listed }) => listed === 'at once');
const between = allPlans.filter(({ listed }) => listed === 'in the comparison');

/** /pricing, under each of its three addresses. */
export function PricingPage() {
  const { compare, grid, promises, voices, questions, sales } = pricing;
  return (
    <>
      <Opening heading={pricing.heading} lead={pricing.lead} picture={<KeysPicture />} />
      <section aria-labelledby="plans" className="group/period page-column pb-14">
        <h2 id="plans" className="only-read-aloud">
          {pricing.cards.heading}
        </h2>
        <PeriodChoice />
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          {atOnce.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
        <details className="mt-8">
          <summary className="link w-fit cursor-pointer py-2 text-lg">{compare.summary}</summary>
          <p className="mt-4 mb-6 max-w-measure">{compare.lead}</p>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.6fr]">
            {between.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
            <FeatureGrid
              label={compare.summary}
              plans={allPlans}
              categories={differences(allPlans)}
            />
          </div>
        </details>
        <p className="mt-8 mb-0 max-w-measure text-ink-soft">{notOpenYet.plans}</p>
      </section>
      <Band sunk heading={grid.heading} lead={grid.lead}>
        <FeatureGrid label={grid.heading} plans={atOnce} categories={featureCategories} />
      </Band>
      <Band heading={promises.heading}>
        <Points items={promises.items} />
      </Band>
      <Band sunk heading={voices.heading}>
        <PlanVoices />
      </Band>
      <Band heading={questions.heading}>
        <QuestionList items={questions.items} />
      </Band>
      <Band sunk heading={sales.heading} lead={sales.text}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/contact?topic=sales" size="lg">
            {sales.action}
          </LinkButton>
          <LinkButton href="/transparent-pricing" size="lg" variant="quiet">
            {sales.more}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
