import { receivedWords } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { QuietPart } from './quiet-part.tsx';
import type { Choices } from './shared-page.ts';

const words = receivedWords.remind;

/** One more mail, when the reader says. */
export function RemindPart(props: {
  choices: Choices;
  token: string;
  timeZone: string;
}): ReactElement {
  const { choices, token, timeZone } = props;
  const { remindAt } = choices;
  return (
    <QuietPart heading={words.heading} open={Boolean(remindAt)}>
      {remindAt ? (
        <>
          <p role="status" className="m-0">
            {words.set(receivedWords.date(remindAt, timeZone))}
          </p>
          <ChoiceForm token={token} act="NO_REMINDER" label={words.drop} />
        </>
      ) : choices.canBeReminded ? (
        <>
          <p className="m-0">{words.body}</p>
          <div className="flex flex-wrap gap-3">
            <ChoiceForm token={token} act="REMIND_TOMORROW" label={words.tomorrow} />
            <ChoiceForm token={token} act="REMIND_NEXT_WEEK" label={words.nextWeek} />
          </div>
        </>
      ) : (
        <p className="m-0">{words.used}</p>
      )}
    </QuietPart>
  );
}
