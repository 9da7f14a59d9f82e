import { instantWords } from '@infinite/schema/words/dates.en';
import { messageDetailWords as words } from '#messages/future-messages.en.ts';
import type { ReactElement } from 'react';
import type { DetailedMessage } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';
import { ThanksVoice } from './thanks-voice.tsx';

/** What recipients wrote back, as plain words, and what they said. */
export function ThanksList(props: {
  thanks: DetailedMessage['thanks'];
  timeZone: string;
  acts: Acts;
}): ReactElement {
  return (
    <ul className="m-0 flex list-none flex-col gap-6 p-0">
      {props.thanks.map((thanks) => (
        <li key={thanks.id}>
          {thanks.byVoice ? (
            <ThanksVoice thanks={thanks} acts={props.acts} />
          ) : (
            <blockquote className="m-0 border-l-2 border-amber pl-4 font-serif text-lg whitespace-pre-wrap wrap-anywhere">
              {thanks.words}
            </blockquote>
          )}
          <p className="m-0 mt-2 text-sm text-ink-soft">
            {words.thanksFrom(thanks.from, instantWords(thanks.at, props.timeZone))}
          </p>
        </li>
      ))}
    </ul>
  );
}
