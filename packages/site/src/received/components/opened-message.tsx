import { messageBodyWords } from '@infinite/schema/words/message-body.en';
import { receivedWords as words } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';
import { ChoiceProblem } from './choice-problem.tsx';
import { EnhancedPlayer } from './enhanced-player.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LateNotice } from './late-notice.tsx';
import { MessageBody } from './message-body.tsx';
import { PrintButton } from './print-button.tsx';
import type { SharedPage } from './shared-page.ts';
import { StopLinks } from './stop-links.tsx';
import { ThanksPart } from './thanks-part.tsx';
import { TogetherPart } from './together-part.tsx';

/** The message itself. */
export function OpenedMessage(props: {
  page: SharedPage;
  token: string;
  thanked: 'words' | 'voice' | null;
  problem: string | null;
}): ReactElement {
  const { page, token } = props;
  const { choices, timeZone } = page;
  const items = page.items.map(({ state, ...item }) => ({ ...item, ready: state === 'READY' }));
  return (
    <div className="flex animate-rise flex-col gap-12 motion-reduce:animate-none">
      {props.problem === null ? null : (
        <div className="mx-auto w-full max-w-measure text-lg">
          <ChoiceProblem problem={props.problem} />
        </div>
      )}
      <MessageBody
        message={{ ...page, items }}
        timeZone={timeZone}
        note={
          page.deliveredAt
            ? messageBodyWords.written(words.date(page.deliveredAt, timeZone))
            : undefined
        }
        player={(item) => <EnhancedPlayer item={item} />}
      />
      {page.late ? (
        <div className="mx-auto w-full max-w-measure text-lg">
          <LateNotice reason={page.lateReason} />
        </div>
      ) : null}
      <footer className="mx-auto flex w-full max-w-measure flex-col gap-8 border-t border-rule pt-10 text-lg text-ink print:hidden">
        {choices && !choices.isCompanion ? (
          <>
            <ThanksPart choices={choices} from={page.from} token={token} justSent={props.thanked} />
            <section aria-label={words.together.heading} className="border-t border-rule">
              <TogetherPart choices={choices} token={token} timeZone={timeZone} />
            </section>
          </>
        ) : null}
        {page.body.trim() === '' ? null : <PrintButton />}
        <p className="m-0">
          {choices?.expiresAt
            ? words.keptCompanion(words.date(choices.expiresAt, timeZone))
            : words.kept}
        </p>
        {choices ? <StopLinks choices={choices} token={token} opened /> : null}
        {choices && !choices.isCompanion ? <LanguageChoice token={token} /> : null}
      </footer>
    </div>
  );
}
