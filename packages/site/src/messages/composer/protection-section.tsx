import type { PlannedDatesFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import {
  dateWords,
  instantWords,
  plannedMomentWords,
  timeWords,
} from '@infinite/schema/words/dates.en';
import { Spinner } from '@infinite/ui/spinner';
import type { ReactElement, ReactNode } from 'react';
import type { ReaderClock } from '../when-line.ts';
import { Arrivals } from '../components/arrivals.tsx';
import type { TriggerPreview } from './composer-calls.ts';
import { ComposerSection } from './composer-section.tsx';
import { namedRecipients, type DraftContent, type WhenFields } from './draft-content.ts';

/** What `previewTrigger` answers, or where it stands. */
export type PlannedDates =
  | { kind: 'none' }
  | { kind: 'looking'; last: TriggerPreview | null }
  | { kind: 'failed' }
  | { kind: 'known'; preview: TriggerPreview };

const words = composerWords.protection;

/** The check-ins with their actual dates: when we ask, when we ask again, when it goes out. */
export function ProtectionSection(props: {
  planned: PlannedDates;
  content: DraftContent;
  clock: ReaderClock;
}): ReactElement {
  const { planned, content, clock } = props;
  const { when } = content;
  const preview =
    planned.kind === 'known' ? planned.preview : planned.kind === 'looking' ? planned.last : null;
  return (
    <ComposerSection heading={words.heading} lead={words.body}>
      <div aria-live="polite" aria-busy={planned.kind === 'looking'} className="min-h-24">
        {preview?.nextDelivery ? (
          <Dates preview={preview} next={preview.nextDelivery} content={content} clock={clock} />
        ) : (
          <p className="m-0 max-w-measure text-ink-soft">
            <Standing planned={planned} when={when} preview={preview} />
          </p>
        )}
      </div>
    </ComposerSection>
  );
}

function Standing(props: {
  planned: PlannedDates;
  when: WhenFields;
  preview: TriggerPreview | null;
}): ReactNode {
  const { planned, when, preview } = props;
  if (planned.kind === 'failed') return words.failed;
  if (planned.kind === 'looking') return <Spinner label={words.looking} />;
  if (when.kind === 'OCCASION' && when.localDate === '') return words.waitsForDate;
  return preview?.warnings[0] ?? words.choose;
}

function Dates(props: {
  preview: TriggerPreview;
  next: PlannedDatesFragment;
  content: DraftContent;
  clock: ReaderClock;
}): ReactElement {
  const { preview, next, content, clock } = props;
  const { when } = content;
  const { timeZone } = clock;
  const asked = (instant: string) => {
    const moment = instantWords(instant, timeZone);
    // Two time zones on one screen: say which one applies.
    return timeZone === next.timeZone ? moment : words.yourTime(moment);
  };
  return (
    <>
      {preview.warnings.length > 0 || next.shiftedFromGap ? (
        <ul className="m-0 mb-6 flex list-none flex-col gap-2 rounded-md bg-amber-tint px-5 py-4 text-amber-ink">
          {preview.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          {next.shiftedFromGap && preview.warnings.length === 0 ? (
            <li>{words.gap(timeWords(when.localTime), timeWords(next.localTime))}</li>
          ) : null}
        </ul>
      ) : null}
      <ol className="m-0 flex list-none flex-col gap-5 border-l-2 border-rule p-0">
        {next.reminderAt ? (
          <Moment term={words.reminder} detail={words.reminderWhy}>
            {asked(next.reminderAt)}
          </Moment>
        ) : null}
        {next.secondReminderAt ? (
          <Moment term={words.second} detail={words.secondWhy}>
            {asked(next.secondReminderAt)}
          </Moment>
        ) : null}
        <Moment term={words.arrives} strong>
          {next.readings.length > 1 ? (
            <Arrivals
              readings={next.readings}
              people={namedRecipients(content)}
              dateZone={when.timeZone}
              readerZone={timeZone}
            />
          ) : (
            plannedMomentWords(next, clock.now)
          )}
        </Moment>
      </ol>
      {preview.following.length > 0 ? (
        <p className="mt-6 mb-0 text-ink-soft">
          {words.following}:{' '}
          {preview.following.map(({ localDate }) => dateWords(localDate)).join(', ')}
          {' …'}
        </p>
      ) : null}
    </>
  );
}

function Moment(props: {
  term: string;
  detail?: string;
  strong?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <li className="relative pl-6">
      <span
        aria-hidden="true"
        className={`absolute top-2 -left-[7px] size-3 rounded-full border-2 ${
          props.strong ? 'border-accent bg-accent' : 'border-edge bg-paper'
        }`}
      />
      <span className="block text-sm text-ink-soft">{props.term}</span>
      <span className={props.strong ? 'block font-serif text-xl' : 'block text-lg'}>
        {props.children}
      </span>
      {props.detail ? (
        <span className="block max-w-measure text-sm text-ink-soft">{props.detail}</span>
      ) : null}
    </li>
  );
}
