import type { Plan } from '@infinite/schema/catalogue/plans';
import { planWords } from '@infinite/schema/words/plans.en';
import { Badge } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { Check, Hammer } from 'lucide-react';
import { pricing } from '#(marketing)/content/pricing.ts';
import { LinkButton } from '@infinite/ui/link-button';
import { AuthButton } from '../auth-button.tsx';
import { OpenMark } from '../open-mark.tsx';
import { unmarked } from '#(marketing)/unmarked.ts';
import { CallOrEmail } from './call-or-email.tsx';
import { PlanPrice } from './plan-price.tsx';

/** One plan: what it costs, what it holds, and how to have it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { name, badge, description, features } = planWords[plan.id];
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className="flex flex-col gap-5 rounded-lg border border-rule bg-raised p-6 sm:p-8"
    >
      <header>
        <Badge tone={plan.quarterly === 0 ? 'accent' : 'amber'}>{badge}</Badge>
        <h3 id={`plan-${plan.id}`} className="mt-3 mb-0 text-2xl">
          {name}
        </h3>
        <p className="mt-2 mb-0 text-ink-soft">{description}</p>
      </header>
      <PlanPrice plan={plan} />
      <ul className="m-0 grid list-none gap-2 p-0">
        {features.map(unmarked).map(({ text, open }) => (
          <li key={text} className="flex gap-3">
            <Icon
              as={open ? Check : Hammer}
              className={`mt-1 shrink-0 ${open ? 'text-accent' : 'text-amber-ink'}`}
            />
            <span>
              {text} <OpenMark open={open} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        {plan.quarterly === 0 ? (
          <AuthButton variant="primary" size="lg" wide>
            {pricing.startFree}
          </AuthButton>
        ) : (
          <>
            <LinkButton href="/contact?topic=sales" size="lg" wide>
              {pricing.ask(name)}
            </LinkButton>
            <div className="mt-3 text-base text-ink-soft">
              <CallOrEmail />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
