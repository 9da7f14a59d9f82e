import { receivedWords } from '@infinite/schema/words/received.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { ChoiceProblem } from './choice-problem.tsx';
import { Declined } from './declined.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LateNotice } from './late-notice.tsx';
import { RemindPart } from './remind-part.tsx';
import type { SharedPage } from './shared-page.ts';
import { StopLinks } from './stop-links.tsx';
import { TogetherPart } from './together-part.tsx';

const words = receivedWords.waiting;

/** Announces the message and its author, and lets the recipient choose when to open it. */
export function WaitingMessage(props: {
  page: SharedPage;
  token: string;
  problem: string | null;
}): ReactElement {
  const { page, token } = props;
  const { choices, timeZone } = page;
  if (choices?.declined) return <Declined page={page} token={token} />;
  return (
    <div className="mx-auto flex max-w-measure flex-col gap-8 text-lg text-ink">
      <ChoiceProblem problem={props.problem} />
      <header className="border-y border-rule py-10 text-center sm:py-16">
        <h1 className="m-0 font-serif text-3xl leading-tight font-medium sm:text-4xl">
          {choices?.isCompanion ? words.companion(page.to) : words.heading(page.to)}
        </h1>
        <p className="m-0 mt-4 text-xl">
          {choices?.isCompanion ? words.companionFrom(page.from, page.to) : words.from(page.from)}
        </p>
        <form method="post" action={`/shared/${token}/opened`} className="mt-8">
          <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
            {words.open}
          </Button>
        </form>
      </header>
      {page.late ? <LateNotice reason={page.lateReason} /> : null}
      <p className="m-0">{words.later}</p>
      {choices && !choices.isCompanion ? (
        <section aria-label={words.notNow} className="border-t border-rule">
          <RemindPart choices={choices} token={token} timeZone={timeZone} />
          <TogetherPart choices={choices} token={token} timeZone={timeZone} />
        </section>
      ) : null}
      {choices?.expiresAt ? (
        <p className="m-0">{words.until(receivedWords.date(choices.expiresAt, timeZone))}</p>
      ) : null}
      {choices ? <StopLinks choices={choices} token={token} opened={false} /> : null}
      {choices && !choices.isCompanion ? <LanguageChoice token={token} /> : null}
    </div>
  );
}
