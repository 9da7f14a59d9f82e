import { isRefusal } from '@infinite/api-client/refusal';
import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import { RemovePasskeyDocument, SecondFactorDocument } from '@infinite/schema/generated/operations';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { addPasskey } from '#auth/passkeys.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { useAct } from '../use-act.ts';
import { OneFieldForm } from './one-field-form.tsx';

type PasskeyView = SettingsPageQuery['secondFactor']['passkeys'][number];

const words = memberSettingsWords.passkeys;

/** The member's passkeys: a list with the last use of each, a way to add one, and to remove one. */
export function PasskeysSection(props: { first: readonly PasskeyView[]; timeZone: string }) {
  const [passkeys, setPasskeys] = useState(props.first);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const removal = useAct(RemovePasskeyDocument);
  const day = (instant: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: props.timeZone, dateStyle: 'long' }).format(
      new Date(instant),
    );
  const readAgain = async () => {
    const answer = await ask(SecondFactorDocument, {});
    if (answer.kind === 'data') setPasskeys(answer.data.secondFactor.passkeys);
  };
  const remove = async () => {
    if (!removing) return;
    const { id, name } = removing;
    setRemoving(null);
    if (await removal.act({ id }, words.removed(name))) await readAgain();
  };

  return (
    <section aria-labelledby="passkeys">
      <h3 id="passkeys" className="m-0 text-xl">
        {words.title}
      </h3>
      <p className="mt-1 mb-0 max-w-measure text-ink-soft">{words.lead}</p>
      {passkeys.length > 0 ? (
        <ul className="m-0 mt-4 max-w-[720px] list-none border-t border-rule p-0">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-4"
            >
              <div className="min-w-0">
                <strong className="wrap-anywhere">{passkey.name}</strong>
                <p className="mt-1 mb-0 text-sm text-ink-soft">
                  {passkey.lastUsedAt ? words.lastUsed(day(passkey.lastUsedAt)) : words.unused}
                  {' · '}
                  {words.addedOn(day(passkey.createdAt))}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={words.removeNamed(passkey.name)}
                disabled={!removal.ready || removal.pending}
                onClick={() => setRemoving(passkey)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey ready={removal.ready} onAdded={readAgain} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={words.removeTitle(removing?.name ?? '')}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        onConfirm={() => void remove()}
      />
    </section>
  );
}

function AddPasskey({ ready, onAdded }: { ready: boolean; onAdded: () => Promise<void> }) {
  const toast = useToast();
  const [name, setName] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const add = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await addPasskey(name);
      toast.show({ title: words.added, description: words.addedText, tone: 'success' });
      setName('');
      await onAdded();
    } catch (error) {
      setProblem((isRefusal(error) && error.words) || passkeyWords.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mt-5">
      <OneFieldForm
        name="passkey-name"
        autoComplete="off"
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        value={name}
        onChange={setName}
        error={problem}
        saveLabel={words.add}
        ready={ready}
        pending={pending}
        onSave={add}
      />
    </div>
  );
}
