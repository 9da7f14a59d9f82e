import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { onboardingWords } from '#onboarding/onboarding.en.ts';

const words = onboardingWords.done;

/** What became of the last step. */
export type StepOutcome =
  | { readonly kind: 'prepared'; readonly name: string; readonly messageId: string }
  | { readonly kind: 'invited'; readonly name: string };

/** Where to go from here. */
export function DoneStep({ outcome }: { outcome: StepOutcome | null }): ReactElement {
  const isPrepared = outcome?.kind === 'prepared';
  return (
    <>
      {outcome ? (
        <p role="status" className="mt-0 mb-6 text-lg wrap-anywhere">
          {isPrepared ? words.prepared(outcome.name) : words.invited(outcome.name)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isPrepared ? (
          <LinkButton
            href={`/schedule-message?message=${outcome.messageId}#when`}
            variant="primary"
            size="lg"
          >
            {words.chooseDay}
          </LinkButton>
        ) : null}
        <LinkButton href="/dashboard" variant={isPrepared ? 'secondary' : 'primary'} size="lg">
          {words.home}
        </LinkButton>
      </div>
    </>
  );
}
