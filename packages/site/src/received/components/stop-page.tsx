import { receivedWords } from '@infinite/schema/words/received.en';
import type { RecipientAct } from '@infinite/schema/catalogue/recipients';
import type { ReactElement, ReactNode } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { ChoiceProblem } from './choice-problem.tsx';
import type { Choices } from './shared-page.ts';

const words = receivedWords.stop;

export interface StopPageProps {
  choices: Choices;
  token: string;
  from: string;
  /** The link still opens the message. */
  openable: boolean;
  opened: boolean;
  problem: string | null;
}

/** The opt-out forms. Nothing happens before one is sent, and each can be undone. */
export function StopPage(props: StopPageProps): ReactElement {
  const { choices, token, from, openable } = props;
  const sender = from === '' ? words.sender : from;
  return (
    <div className="mx-auto flex max-w-measure flex-col gap-10 text-lg text-ink">
      <ChoiceProblem problem={props.problem} />
      <header>
        <h1 className="m-0 text-3xl sm:text-4xl">{words.tabTitle}</h1>
        <p className="m-0 mt-3">
          {from === '' ? null : `${words.lead(from)} `}
          {words.leadClosed}
        </p>
      </header>
      {choices.isCompanion || (!openable && !choices.saidNotForMe) ? null : (
        <Way
          id="not-for-me"
          token={token}
          way={{ ...words.notForMe, body: words.notForMe.body(sender) }}
          isDone={choices.saidNotForMe}
          acts={['NOT_FOR_ME', 'FOR_ME_AFTER_ALL']}
        />
      )}
      {choices.askedToStop === null || choices.askedToStop === undefined ? null : (
        <Way
          id="stop"
          token={token}
          way={words.stop}
          isDone={choices.askedToStop}
          acts={['STOP_WRITING', 'WRITE_AGAIN']}
        />
      )}
      {choices.isCompanion || !openable || props.opened ? null : (
        <Way
          id="never"
          token={token}
          way={words.never}
          isDone={choices.declined}
          acts={['NEVER', 'OPEN_AFTER_ALL']}
        />
      )}
      {openable ? (
        <p className="m-0">
          <a href={`/shared/${token}`} className="link inline-flex min-h-11 items-center">
            {words.back}
          </a>
        </p>
      ) : null}
    </div>
  );
}

interface WayWords {
  heading: string;
  body: string;
  action: string;
  done: string;
  doneBody: string;
  undo: string;
}

function Way(props: {
  id: string;
  token: string;
  way: WayWords;
  isDone: boolean;
  acts: readonly [RecipientAct, RecipientAct];
}): ReactElement {
  const { id, token, way, isDone } = props;
  const [act, undo] = props.acts;
  return (
    <Section id={id} heading={isDone ? way.done : way.heading}>
      <p role={isDone ? 'status' : undefined} className="m-0">
        {isDone ? way.doneBody : way.body}
      </p>
      <ChoiceForm token={token} act={isDone ? undo : act} label={isDone ? way.undo : way.action} />
    </Section>
  );
}

function Section(props: { id: string; heading: string; children: ReactNode }): ReactElement {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-heading`}
      className="flex scroll-mt-8 flex-col gap-4 border-t border-rule pt-8"
    >
      <h2 id={`${props.id}-heading`} className="m-0 text-2xl">
        {props.heading}
      </h2>
      {props.children}
    </section>
  );
}
