import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import { RemovePasskeyDocument, SecondFactorDocument } from '@infinite/schema/generated/operations';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { useAct } from '../use-act.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';

type PasskeyView = SettingsPageQuery['secondFactor']['passkeys'][number];

const words = memberSettingsWords.passkeys;

/** The member's passkeys: a list with the last use of each, a way to add, rename and remove one. */
export function PasskeysSection(props: { first: readonly PasskeyView[]; timeZone: string }) {
  const [passkeys, setPasskeys] = useState(props.first);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const removal = useAct(RemovePasskeyDocument);
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
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              timeZone={props.timeZone}
              ready={removal.ready && !removal.pending}
              onRemove={() => setRemoving(passkey)}
              onRenamed={readAgain}
            />
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
