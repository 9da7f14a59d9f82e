import type { MailPace, NoticeSettingsPartsFragment } from '@infinite/schema/generated/graphql';
import { UpdateNoticeSettingsDocument } from '@infinite/schema/generated/operations';
import { mailPaceWords } from '@infinite/schema/words/notifications.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useState, type FormEvent } from 'react';
import { choiceWordsOf } from '#notices/line-of.ts';
import { noticesWords } from '#notices/notices.en.ts';
import { useAct } from '#settings/use-act.ts';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

const words = noticesWords.settings;
type Settings = NoticeSettingsPartsFragment;
type Choice = Settings['choices'][number];

/** Each kind that happens, where a member looks for it. */
const groups = [
  {
    name: 'talk',
    kinds: [
      ...(['RECORDING_ADDED', 'QUESTION_ASKED', 'QUESTION_WAITS', 'QUESTION_ANSWERED'] as const),
      ...(['MENTIONED', 'COMMENT_ADDED', 'REACTION_ADDED'] as const),
    ],
  },
  { name: 'people', kinds: ['ANNIVERSARY_COMES', 'MEMBER_JOINED', 'MEMBER_LEFT'] },
  { name: 'messages', kinds: ['MESSAGE_OPENED', 'THANKS_RECEIVED'] },
  { name: 'you', kinds: ['ROLE_CHANGED', 'FAMILY_OFFERED', 'REMOVED_FROM_FAMILY'] },
] as const satisfies { name: keyof typeof words.groups; kinds: Choice['kind'][] }[];

const paces = ['OFF', 'NOW', 'DAILY', 'WEEKLY'] as const satisfies MailPace[];
const paceNames = {
  OFF: 'off',
  NOW: 'now',
  DAILY: 'daily',
  WEEKLY: 'weekly',
} as const satisfies Record<MailPace, keyof typeof mailPaceWords>;

/** What is mailed of each kind, and the hours in which nothing is. */
export function NoticeSettingsForm({ first, place }: { first: Settings; place: string }) {
  const [choices, setChoices] = useState(first.choices);
  const [quiet, setQuiet] = useState(first.quiet ?? null);
  const { act, ready, pending, errors } = useAct(UpdateNoticeSettingsDocument);

  const choose = (kind: Choice['kind'], change: Partial<Choice>) =>
    setChoices((all) => all.map((one) => (one.kind === kind ? { ...one, ...change } : one)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) await act({ input: { choices, quiet } }, words.saved);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="max-w-measure">
      <section aria-labelledby="mails">
        <h2 id="mails" className="m-0 text-2xl">
          {words.mails}
        </h2>
        {groups.map(({ name, kinds }) => (
          <fieldset key={name} className="m-0 mt-6 min-w-0 border-0 p-0">
            <legend className="mb-3 p-0 text-lg font-semibold">{words.groups[name]}</legend>
            <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {choices
                .filter(({ kind }) => kinds.some((one) => one === kind))
                .map((choice) => (
                  <KindFields
                    key={choice.kind}
                    choice={choice}
                    onChange={(change) => choose(choice.kind, change)}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <p className="mt-6 mb-0 text-ink-soft">
          {words.ownMessages}{' '}
          <a className="link" href="/settings">
            {words.ownMessagesLink}
          </a>
          .
        </p>
      </section>
      <QuietHoursFields
        quiet={quiet}
        place={place}
        error={errors['quiet.until'] ?? errors['quiet.from'] ?? errors['quiet']}
        onChange={setQuiet}
      />
      <Button type="submit" variant="primary" className="mt-8" disabled={!ready} pending={pending}>
        {words.save}
      </Button>
    </form>
  );
}

/** Mails of some kinds are chosen elsewhere; then only the devices are chosen here. */
function KindFields(props: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  const { choice, onChange } = props;
  const name = choiceWordsOf(choice.kind);
  return (
    <div>
      {choice.mail ? (
        <Field label={name}>
          <Select
            value={choice.mail}
            onChange={({ target }) =>
              onChange({ mail: paces.find((pace) => pace === target.value) ?? 'OFF' })
            }
          >
            {paces.map((pace) => (
              <option key={pace} value={pace}>
                {mailPaceWords[paceNames[pace]]}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="m-0 font-semibold">{name}</p>
      )}
      <Checkbox
        label={words.push}
        aria-label={`${words.push}: ${name}`}
        checked={choice.push}
        onChange={({ target }) => onChange({ push: target.checked })}
        className="mt-1 min-h-11"
      />
    </div>
  );
}
