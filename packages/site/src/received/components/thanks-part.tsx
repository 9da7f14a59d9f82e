import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { receivedWords } from '@infinite/schema/words/received.en';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import type { ReactElement } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { SpokenThanks } from './spoken-thanks.tsx';
import type { Choices } from './shared-page.ts';

const words = receivedWords.thanks;

/** A few words back to the author, or their own voice, without an account. */
export function ThanksPart(props: {
  choices: Choices;
  from: string;
  token: string;
  justSent: 'words' | 'voice' | null;
}): ReactElement | null {
  const { choices, from, token } = props;
  if (!choices.canThank && choices.thanks.length === 0) return null;
  return (
    <section id="thanks" aria-labelledby="thanks-heading" className="flex flex-col gap-5">
      <h2 id="thanks-heading" className="m-0 font-serif text-2xl font-medium">
        {words.heading(from)}
      </h2>
      {props.justSent ? (
        <p role="status" className="m-0 rounded-md bg-success-tint px-5 py-4 text-ink">
          {props.justSent === 'voice' ? words.spokenSent(from) : words.sent(from)}
        </p>
      ) : null}
      {choices.thanks.length > 0 ? (
        <div>
          <h3 className="m-0 mb-2 text-base font-semibold">{words.yours}</h3>
          {choices.thanks.map((thanks) => (
            <p
              key={thanks.id}
              className="m-0 mb-3 border-l-2 border-amber pl-4 font-serif whitespace-pre-wrap wrap-anywhere"
            >
              {thanks.byVoice ? words.spoken : thanks.words}
            </p>
          ))}
        </div>
      ) : null}
      {choices.canThank ? (
        <ChoiceForm
          token={token}
          act="THANK"
          label={words.send}
          variant={choices.thanks.length > 0 ? 'secondary' : 'primary'}
        >
          <p className="m-0">{choices.thanks.length > 0 ? words.again : words.body(from)}</p>
          <Field label={words.label} required>
            <TextArea
              name="words"
              rows={4}
              required
              maxLength={recipientLimits.thanksLength}
              className="font-serif text-lg"
            />
          </Field>
        </ChoiceForm>
      ) : null}
      {choices.canThank ? <SpokenThanks token={token} from={from} /> : null}
    </section>
  );
}
