import { dateWords, namesWords, relativeWords, timeWords } from '@infinite/schema/words/dates.en';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { filledRecipients, type DraftContent } from './draft-content.ts';
import type { OtherMessage } from './message-draft.ts';

export interface ConflictNoticeProps {
  mine: DraftContent;
  theirs: OtherMessage;
  now: string;
  timeZone: string;
  pending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const words = composerWords.conflict;

/** Both versions side by side; whichever is not chosen becomes a draft of its own. */
export function ConflictNotice(props: ConflictNoticeProps): ReactElement {
  const { mine, theirs, pending } = props;
  return (
    <section
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-body"
      className="rounded-md border-l-4 border-amber bg-amber-tint px-5 py-5 text-ink"
    >
      <h2 id="conflict-title" className="m-0 text-xl">
        {words.title}
      </h2>
      <p id="conflict-body" className="mt-2 mb-5">
        {words.body}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Version heading={words.mine} content={mine}>
          <Button pending={pending} onClick={props.onKeepMine}>
            {words.keepMine}
          </Button>
        </Version>
        <Version
          heading={words.theirs(relativeWords(theirs.updatedAt, props.now, props.timeZone))}
          content={theirs.content}
        >
          <Button pending={pending} onClick={props.onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </Version>
      </div>
    </section>
  );
}

function Version(props: { heading: string; content: DraftContent; children: ReactElement }) {
  const { content } = props;
  const names = filledRecipients(content).map(({ name, email }) => name || email);
  return (
    <div className="flex min-w-0 flex-col rounded-md bg-raised p-4">
      <h3 className="m-0 text-lg">{props.heading}</h3>
      <dl className="mt-2 mb-4 flex-1 text-sm">
        <Line term={words.title_} value={content.title} none={words.noTitle} />
        <Line term={words.letter} value={content.body} letter />
        <Line term={words.people} value={namesWords(names)} />
        <Line term={words.when} value={whenWords(content)} none={words.noDay} />
        <Line term={words.files} value={String(content.attachmentIds.length)} />
      </dl>
      {props.children}
    </div>
  );
}

function Line(props: { term: string; value: string; letter?: boolean; none?: string }) {
  const { term, value, letter, none = words.noText } = props;
  return (
    <div className="mt-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd
        className={
          letter
            ? 'm-0 max-h-48 overflow-y-auto font-serif text-base whitespace-pre-wrap'
            : 'm-0 text-base'
        }
        // A long letter scrolls, and what scrolls must be reachable by keyboard.
        tabIndex={letter ? 0 : undefined}
      >
        {value.trim() === '' ? <em className="text-ink-soft">{none}</em> : value}
      </dd>
    </div>
  );
}

function whenWords({ when }: DraftContent): string {
  if (when.localDate === '') return when.kind === 'OCCASION' ? when.occasion : '';
  return `${dateWords(when.localDate)}, ${timeWords(when.localTime)}`;
}
