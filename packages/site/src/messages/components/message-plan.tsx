import type { PlannedDatesFragment } from '@infinite/schema/generated/graphql';
import { instantWords, momentWords } from '@infinite/schema/words/dates.en';
import { messageDetailWords as words } from '#messages/future-messages.en.ts';
import type { ReactElement } from 'react';
import type { ReaderClock } from '../when-line.ts';
import { Arrivals, type PersonOnAClock } from './arrivals.tsx';

/** The next days of a waiting message, in order; what is past is left out. */
export function MessagePlan(props: {
  planned: PlannedDatesFragment;
  people: readonly PersonOnAClock[];
  dateZone: string;
  clock: ReaderClock;
}): ReactElement {
  const { planned, clock } = props;
  const { reminderAt, secondReminderAt } = planned;
  const ahead = (instant: string | null | undefined): instant is string =>
    typeof instant === 'string' && Date.parse(instant) > Date.parse(clock.now);
  return (
    <ol className="m-0 flex list-none flex-col gap-3 p-0">
      {ahead(reminderAt) ? (
        <li>{words.reminderOn(instantWords(reminderAt, clock.timeZone))}</li>
      ) : null}
      {ahead(secondReminderAt) ? (
        <li>{words.secondOn(instantWords(secondReminderAt, clock.timeZone))}</li>
      ) : null}
      {planned.skippedReminders ? <li>{words.remindersSkipped}</li> : null}
      {planned.readings.length > 1 ? (
        <li>
          <p className="mt-0 mb-2 font-semibold">{words.sendOnEach}</p>
          <Arrivals
            readings={planned.readings}
            people={props.people}
            dateZone={props.dateZone}
            readerZone={clock.timeZone}
          />
        </li>
      ) : (
        <li className="font-semibold">{words.sendOn(momentWords(planned))}</li>
      )}
    </ol>
  );
}
