import { receivedWords } from '@infinite/schema/words/received.en';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { QuietPart } from './quiet-part.tsx';
import type { Choices } from './shared-page.ts';

const words = receivedWords.together;

/** A second link, to open it with someone. */
export function TogetherPart(props: {
  choices: Choices;
  token: string;
  timeZone: string;
}): ReactElement {
  const { choices, token, timeZone } = props;
  return (
    <QuietPart heading={words.heading} open={choices.companions.length > 0}>
      <p className="m-0">{words.body}</p>
      {choices.companions.length > 0 ? (
        <ul className="m-0 flex list-none flex-col gap-6 p-0">
          {choices.companions.map((companion) => (
            <li key={companion.id} className="rounded-md bg-sunk px-5 py-5">
              <Companion companion={companion} token={token} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : null}
      {choices.canInvite ? (
        <ChoiceForm token={token} act="INVITE" label={words.invite}>
          <Field label={words.email} hint={words.emailHint}>
            <TextInput
              type="email"
              name="email"
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="min-h-14"
            />
          </Field>
        </ChoiceForm>
      ) : (
        <p className="m-0">{words.full}</p>
      )}
    </QuietPart>
  );
}

function Companion(props: {
  companion: Choices['companions'][number];
  token: string;
  timeZone: string;
}) {
  const { companion, token, timeZone } = props;
  const { address, expiresAt, openedAt } = companion;
  return (
    <div className="flex flex-col gap-3">
      {address ? (
        <p role="status" className="m-0 wrap-anywhere">
          {words.mailed(address)} {words.mailedNote}
        </p>
      ) : null}
      <Field label={words.copy}>
        <TextInput
          readOnly
          value={companion.link}
          className="min-h-14"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="m-0">
        {words.until(receivedWords.date(expiresAt, timeZone))}{' '}
        {openedAt ? words.opened(receivedWords.date(openedAt, timeZone)) : null}
      </p>
      <ChoiceForm token={token} act="CLOSE_COMPANION" label={words.close}>
        <input type="hidden" name="companion" value={companion.id} />
      </ChoiceForm>
    </div>
  );
}
