import type { AuthorMailsInput } from '@infinite/schema/generated/graphql';
import { UpdateAuthorMailsDocument } from '@infinite/schema/generated/operations';
import { actWords } from '#settings/act.en.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '../use-act.ts';

const words = memberSettingsWords.mails;
const kinds = ['onDelivery', 'onOpening', 'onThanks'] as const;

/** Which mails about their messages a member wants. */
export function AuthorMailsSection({ first }: { first: AuthorMailsInput }): ReactElement {
  const [choices, setChoices] = useState<AuthorMailsInput>({
    onDelivery: first.onDelivery,
    onOpening: first.onOpening,
    onThanks: first.onThanks,
  });
  const act = useAct(UpdateAuthorMailsDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!act.pending) await act.act({ input: choices }, words.saved);
  };
  return (
    <section aria-labelledby="author-mails">
      <h2 id="author-mails" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="m-0 mt-2 max-w-measure">{words.lead}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="mt-6 grid gap-3"
      >
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={words[kind]}
            checked={choices[kind]}
            onChange={(event) => setChoices({ ...choices, [kind]: event.target.checked })}
            className="min-h-11"
          />
        ))}
        <div>
          <Button
            type="submit"
            disabled={!act.ready}
            pending={act.pending}
            pendingLabel={actWords.saving}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
