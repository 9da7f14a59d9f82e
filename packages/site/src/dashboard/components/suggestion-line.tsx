import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { dashboardWords } from '#dashboard/dashboard.en.ts';
import type { SuggestionName } from '../suggestion.ts';

const places: Record<SuggestionName, string> = {
  record: '/voice-recordings',
  write: '/schedule-message',
  invite: '/family-invitations#invite',
  yearly: '/schedule-message',
};

/** One gentle idea, where something is still missing. */
export function SuggestionLine({ name }: { name: SuggestionName }): ReactElement {
  const { title, body, action } = dashboardWords.suggestions[name];
  return (
    <section
      aria-label={dashboardWords.suggestion}
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-accent-tint px-6 py-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="m-0 text-xl">{title}</h2>
        <p className="m-0 mt-1 max-w-measure">{body}</p>
      </div>
      <LinkButton href={places[name]}>{action}</LinkButton>
    </section>
  );
}
