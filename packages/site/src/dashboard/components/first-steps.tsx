import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DashboardView } from '../load-dashboard.ts';
import { firstSteps } from '../first-steps.ts';

const words = dashboardWords.first;

/** Record, write, choose someone: the steps to a first message, with progress. */
export function FirstSteps({ view }: { view: DashboardView }): ReactElement {
  const steps = firstSteps(view).map((step) => ({ ...words[step.name], ...step }));
  const next = steps.findIndex((step) => !step.done);
  return (
    <section aria-label={words.heading}>
      <h2 className="m-0 mb-4 text-2xl">{words.heading}</h2>
      <ol className="m-0 list-none border-t border-rule p-0">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-rule py-6"
          >
            <span aria-hidden="true" className="w-8 font-serif text-3xl text-amber-ink">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="m-0 text-xl">{step.title}</h3>
              <p className="m-0 text-ink-soft">{step.body}</p>
            </div>
            {step.done ? (
              <Badge tone="success" icon={<Icon as={CircleCheck} />}>
                {words.done}
              </Badge>
            ) : (
              <LinkButton
                href={step.href}
                variant={index === next ? 'primary' : 'secondary'}
                className="max-sm:ml-14"
              >
                {step.action}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
