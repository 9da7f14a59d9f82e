import type { NoticeMutePartsFragment } from '@infinite/schema/generated/graphql';
import {
  AddNoticeMuteDocument,
  RemoveNoticeMuteDocument,
} from '@infinite/schema/generated/operations';
import { notificationLimits } from '@infinite/schema/catalogue/notifications';
import { dayWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { noticesWords } from '#notices/notices.en.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';
import { MuteDaysForm } from './mute-days-form.tsx';

const words = noticesWords.mutes;
type Mute = NoticeMutePartsFragment;

/** 'Grandpa Joe', 'May 4 to May 9'. */
function whatOf({ name, fromDay, untilDay }: Omit<Mute, 'id'>): string {
  if (name) return name;
  // A leap year, so that February 29 is a day too.
  const day = (text: string | null | undefined) => dayWords(`2000-${text ?? '01-01'}`);
  return words.range(day(fromDay), day(untilDay));
}

/** Names and days of which the member wants to hear nothing. */
export function MutesSection({ first }: { first: readonly Mute[] }) {
  const [mutes, setMutes] = useState(first);
  const [name, setName] = useState('');
  const add = useAct(AddNoticeMuteDocument);
  const remove = useAct(RemoveNoticeMuteDocument);

  const mute = async (input: { name: string } | { fromDay: string; untilDay: string }) => {
    const what = 'name' in input ? input.name.trim() : whatOf({ name: null, ...input });
    const answer = await add.act({ input }, words.done(what));
    if (answer) setMutes(answer.addNoticeMute);
    return answer !== null;
  };
  const unmute = async (one: Mute) => {
    const answer = await remove.act({ id: one.id }, words.removed(whatOf(one)));
    if (answer) setMutes(answer.removeNoticeMute);
  };
  return (
    <section aria-labelledby="mutes" className="mt-16 border-t border-rule pt-8">
      <h2 id="mutes" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{words.text}</p>
      {mutes.length === 0 ? (
        <p className="mb-6">{words.none}</p>
      ) : (
        <ul className="m-0 mb-6 list-none p-0">
          {mutes.map((one) => (
            <li
              key={one.id}
              className="flex items-center justify-between gap-4 border-b border-rule py-2"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{whatOf(one)}</span>
              <Button
                variant="quiet"
                aria-label={words.removeOne(whatOf(one))}
                disabled={!remove.ready || remove.pending}
                onClick={() => void unmute(one)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OneFieldForm
        name="muted-name"
        autoComplete="off"
        label={words.name}
        hint={words.nameHint}
        error={add.errors['name']}
        maxLength={notificationLimits.muteNameMaximum}
        value={name}
        onChange={setName}
        saveLabel={words.muteName}
        ready={add.ready}
        pending={add.pending}
        onSave={async () => {
          if (await mute({ name })) setName('');
        }}
      />
      <MuteDaysForm
        ready={add.ready}
        pending={add.pending}
        error={add.errors['untilDay'] ?? add.errors['fromDay']}
        onMute={mute}
      />
    </section>
  );
}
