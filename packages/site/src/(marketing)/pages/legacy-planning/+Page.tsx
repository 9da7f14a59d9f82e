import { plans } from '@infinite/schema/catalogue/plans';
import { moneyWords, periodWords, planWords } from '@infinite/schema/words/plans.en';
import { Badge } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Check } from 'lucide-react';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { legacyPlanning } from '#(marketing)/content/legacy-planning.ts';
import { notOpenYet } from '#(marketing)/content/not-open-yet.ts';
import { FolderPicture } from '#(marketing)/pictures/folder-picture.tsx';

const popular = planWords['memory-plus'];

export function Page() {
  const { sittings, plan, notice } = legacyPlanning;
  return (
    <>
      <Opening
        heading={legacyPlanning.heading}
        lead={legacyPlanning.lead}
        picture={<FolderPicture />}
      >
        <LinkButton href="/dashboard" variant="primary" size="lg">
          {legacyPlanning.start}
        </LinkButton>
        <LinkButton href="/pricing" variant="quiet" size="lg">
          {legacyPlanning.plans}
        </LinkButton>
      </Opening>
      <Band sunk heading={sittings.heading}>
        <ol className="m-0 grid list-none gap-x-10 gap-y-8 p-0 md:grid-cols-2">
          {sittings.items.map((sitting, index) => (
            <li key={sitting.title} className="border-t-2 border-accent pt-4">
              <h3 className="m-0 text-xl">
                <span className="mr-2 text-accent">{index + 1}</span>
                {sitting.title}
              </h3>
              <p className="mt-2 mb-0 max-w-measure">{sitting.text}</p>
              <p className="mt-2 mb-0 max-w-measure font-serif italic">
                {sittings.leaves} {sitting.leaves}
              </p>
            </li>
          ))}
        </ol>
      </Band>
      <Band heading={plan.heading} lead={plan.lead}>
        <article
          aria-labelledby="popular-plan"
          className="grid gap-8 rounded-lg border border-rule bg-raised p-6 sm:p-8 md:grid-cols-2"
        >
          <div>
            <Badge tone="amber">{popular.badge}</Badge>
            <h3 id="popular-plan" className="mt-3 mb-0 text-2xl">
              {popular.name}
            </h3>
            <p className="mt-2 mb-4 text-ink-soft">{popular.description}</p>
            <p className="m-0">
              <span className="font-serif text-4xl tabular-nums">
                {moneyWords(plans['memory-plus'].quarterly)}
              </span>{' '}
              {periodWords.quarterly.per}
            </p>
            <p className="mt-1 mb-6">{plan.perYear}</p>
            <LinkButton href="/pricing">{legacyPlanning.plans}</LinkButton>
          </div>
          <div>
            <ul className="m-0 grid list-none gap-2 p-0">
              {popular.features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Icon as={Check} className="mt-1 text-accent" />
                  {feature}
                </li>
              ))}
            </ul>
            <p className="mt-5 mb-0">{plan.refund}</p>
          </div>
        </article>
        <p className="mt-6 mb-0 max-w-measure text-ink-soft">{notOpenYet.plans}</p>
      </Band>
      <Band sunk heading={notice.heading} lead={notice.text}>
        <LinkButton href="/last-wishes">{legacyPlanning.wishes}</LinkButton>
      </Band>
    </>
  );
}
