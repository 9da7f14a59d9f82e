import type {
  AccountDeletionPartsFragment,
  AccountLossesQuery,
} from '@infinite/schema/generated/graphql';
import {
  AccountLossesDocument,
  DeleteMyAccountDocument,
  KeepMyAccountDocument,
} from '@infinite/schema/generated/operations';
import { accountDeletionWords as words } from '@infinite/schema/words/account-deletion.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { useAct } from '../use-act.ts';

type Losses = AccountLossesQuery['accountLosses'];

interface DeleteAccountProps {
  first: AccountDeletionPartsFragment | null;
  timeZone: string;
}

/** Leaving: said plainly, with thirty days to come back. */
export function DeleteAccountSection({ first, timeZone }: DeleteAccountProps) {
  const [deletion, setDeletion] = useState(first);
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className="m-0 text-2xl">
        {words.heading}
      </h2>
      {deletion ? (
        <Waiting day={dayOf(deletion.dueAt, timeZone)} onKept={() => setDeletion(null)} />
      ) : (
        <Ask onAsked={setDeletion} />
      )}
    </section>
  );
}

function Ask({ onAsked }: { onAsked: (deletion: AccountDeletionPartsFragment) => void }) {
  const toast = useToast();
  const [losses, setLosses] = useState<Losses | null>(null);
  const [loading, setLoading] = useState(false);
  const [cancelMessages, setCancelMessages] = useState(false);
  const { act, pending, ready } = useAct(DeleteMyAccountDocument);
  const open = async () => {
    setLoading(true);
    const answer = await ask(AccountLossesDocument, {});
    setLoading(false);
    setCancelMessages(false);
    if (answer.kind === 'data') setLosses(answer.data.accountLosses);
    else toast.show({ title: words.failed, tone: 'danger' });
  };
  const confirm = async () => {
    const done = await act({ cancelMessages }, words.asked);
    if (!done) return;
    setLosses(null);
    onAsked(done.deleteMyAccount);
  };
  return (
    <>
      <p className="mt-1 max-w-measure text-ink-soft">{words.lead}</p>
      <Button disabled={!ready} pending={loading} onClick={() => void open()}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={losses !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLosses(null);
        }}
        title={words.title}
        description={
          losses ? (
            <Consequences losses={losses} checked={cancelMessages} onCheck={setCancelMessages} />
          ) : null
        }
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        tone="danger"
        pending={pending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

interface ConsequencesProps {
  losses: Losses;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function Consequences({ losses, checked, onCheck }: ConsequencesProps) {
  return (
    <>
      <p className="mt-0">{words.goes(losses)}</p>
      {losses.familiesLeft > 0 ? <p>{words.stays(losses.familiesLeft)}</p> : null}
      {losses.kept > 0 ? <p>{words.kept(losses.kept)}</p> : null}
      {losses.armed > 0 ? (
        <Checkbox
          label={words.messages(losses.armed)}
          checked={checked}
          onChange={({ target }) => onCheck(target.checked)}
        />
      ) : null}
    </>
  );
}

function Waiting({ day, onKept }: { day: string; onKept: () => void }) {
  const { act, pending, ready } = useAct(KeepMyAccountDocument);
  return (
    <div
      role="status"
      className="mt-4 max-w-measure rounded-sm border border-rule bg-amber-tint p-4"
    >
      <p className="m-0 font-semibold">{words.waiting(day)}</p>
      <p className="mt-1 mb-3">{words.waitingLead}</p>
      <Button
        variant="primary"
        disabled={!ready}
        pending={pending}
        onClick={async () => {
          if (await act({}, words.staying)) onKept();
        }}
      >
        {words.keep}
      </Button>
    </div>
  );
}

const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(instant));
