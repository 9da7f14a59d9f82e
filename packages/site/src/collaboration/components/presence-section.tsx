import { ShowPresenceDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { useState, type FormEvent } from 'react';
import { presenceWords } from '#collaboration/presence.en.ts';
import { actWords } from '#settings/act.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = presenceWords.settings;

/** Whether relatives see that a member is here. */
export function PresenceSection({ first }: { first: boolean }) {
  const [shown, setShown] = useState(first);
  const { act, ready, pending } = useAct(ShowPresenceDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) await act({ shown }, shown ? words.shown : words.hidden);
  };
  return (
    <section aria-labelledby="presence">
      <h2 id="presence" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="m-0 mt-2 max-w-measure">{words.lead}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="mt-6 grid gap-3"
      >
        <Checkbox
          label={words.show}
          hint={words.hint}
          checked={shown}
          disabled={!ready}
          onChange={(event) => setShown(event.target.checked)}
          className="min-h-11"
        />
        <div>
          <Button type="submit" disabled={!ready} pending={pending} pendingLabel={actWords.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
