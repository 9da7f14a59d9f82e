import { CloseOnboardingDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = dashboardWords.begin;

/** The way to the first recording, until it was gone or put aside. */
export function BeginHere(props: { hasBegun: boolean; onClosed: () => void }): ReactElement {
  const closing = useAct(CloseOnboardingDocument);
  const close = async () => {
    if (await closing.act({}, null)) props.onClosed();
  };
  return (
    <section
      aria-label={words.title}
      className="mb-12 rounded-md bg-accent-tint px-6 py-6 sm:px-8 sm:py-8"
    >
      <h2 className="m-0 text-2xl sm:text-3xl">{words.title}</h2>
      <p className="mt-3 mb-6 max-w-measure text-lg">{words.body}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/onboarding" variant="primary" size="lg">
          {props.hasBegun ? words.goOn : words.action}
        </LinkButton>
        <Button
          size="lg"
          variant="quiet"
          disabled={!closing.ready}
          pending={closing.pending}
          onClick={() => void close()}
        >
          {words.later}
        </Button>
      </div>
    </section>
  );
}
