import type { MoodPartsFragment } from '@infinite/schema/generated/graphql';
import { ItemMoodDocument, SayMoodDocument } from '@infinite/schema/generated/operations';
import { instantDateWords } from '@infinite/schema/words/dates.en';
import { moodNames } from '@infinite/schema/words/moods.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { useAct } from '#settings/use-act.ts';
import { ChooseMood } from './choose-mood.tsx';
import { moodPageWords as words } from './mood.en.ts';

type ShownMood = MoodPartsFragment;

interface ItemMoodProps {
  readonly recordingId: string;
  readonly first: ShownMood | null;
  readonly timeZone: string;
}

/** The mood of a recording, and the ways to confirm, change or remove it. */
export function ItemMood({ recordingId, first, timeZone }: ItemMoodProps): ReactElement | null {
  const [shown, show] = useState(first);
  const [choosing, setChoosing] = useState(false);
  const { act, pending, ready } = useAct(SayMoodDocument);
  const onEvent = useRef(async () => {
    const answer = await ask(ItemMoodDocument, { recordingId });
    if (answer.kind === 'data') show(answer.data.itemMood);
  });
  useEffect(
    () =>
      // A suggestion is announced as its transcript is.
      onLive('transcript', (id) => {
        if (id === null || id === recordingId) void onEvent.current();
      }),
    [recordingId],
  );
  if (!shown || (!shown.mayChange && !shown.mood)) return null;
  const { mood, mayChange, saidAt } = shown;
  const say = async (next: ShownMood['mood'], done: string) => {
    const answer = await act({ recordingId, mood: next }, done);
    if (!answer) return;
    show(answer.sayMood);
    setChoosing(false);
  };
  return (
    <section aria-labelledby="mood" className="mt-8">
      <h2 id="mood" className="m-0 mb-2 text-xl">
        {words.heading}
      </h2>
      {mood ? <p className="m-0 font-serif text-lg">{moodNames[mood]}</p> : null}
      <p className="m-0 max-w-measure text-ink-soft">{statusOf(shown, timeZone)}</p>
      {choosing ? (
        <ChooseMood
          first={mood}
          pending={pending}
          onChoose={(next) => void say(next, words.saved(next))}
          onClose={() => setChoosing(false)}
        />
      ) : mayChange ? (
        <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
          {mood && saidAt === null ? (
            <Button
              variant="quiet"
              className="px-3!"
              disabled={!ready || pending}
              onClick={() => void say(mood, words.confirmed)}
            >
              <Icon as={Check} />
              {words.confirm}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            className="px-3!"
            disabled={!ready}
            onClick={() => setChoosing(true)}
          >
            <Icon as={Pencil} />
            {mood ? words.change : words.give}
          </Button>
        </div>
      ) : null}
      {originOf(shown, timeZone)}
    </section>
  );
}

/** Who says so, or why nobody does. */
function statusOf({ state, mood, saidAt, saidBy }: ShownMood, timeZone: string): string {
  if (saidAt !== null) {
    const said = words.said(saidBy?.name ?? words.somebody, instantDateWords(saidAt, timeZone));
    return mood ? said : `${words.removed} ${said}`;
  }
  if (mood) return words.suggestion;
  if (state === 'WAITING') return words.waiting;
  if (state === 'LANGUAGE') return words.language;
  return state === 'READY' ? words.unclear : words.none;
}

/** What suggested it, until a member said what it is. */
function originOf(shown: ShownMood, timeZone: string): ReactElement | null {
  const { engine, madeAt, saidAt, state } = shown;
  if (!engine || !madeAt || saidAt !== null || state !== 'READY') return null;
  return (
    <p className="mt-2 mb-0 max-w-measure text-sm text-ink-soft wrap-anywhere">
      {words.madeBy(engine, instantDateWords(madeAt, timeZone))}
    </p>
  );
}
