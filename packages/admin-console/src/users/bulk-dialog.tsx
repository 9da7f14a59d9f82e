import { userLimits } from '@infinite/schema/catalogue/users';
import type { BulkAct } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { confirmWords } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Progress } from '@infinite/ui/progress';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { showToast } from '@infinite/ui/toast-store';
import { useState, type FormEvent } from 'react';
import { bulkConsoleWords as words } from './bulk.en.ts';
import { BulkLosses } from './bulk-losses.tsx';
import { BulkRefusals } from './bulk-refusals.tsx';
import type { BulkResult } from './run-bulk-act.ts';
import { useBulkAct } from './use-bulk-act.ts';

interface BulkDialogProps {
  act: BulkAct;
  ids: readonly string[];
  onClose: (result: BulkResult | null) => void;
}

/** Asks before an act on several accounts, shows how far it has come and who was left out. */
export function BulkDialog({ act, ids, onClose }: BulkDialogProps) {
  const said = words.acts[act];
  const [result, setResult] = useState<BulkResult | null>(null);
  const bulk = useBulkAct();
  const start = async (reason: string) => {
    const ended = await bulk.run(act, ids, reason);
    announce(act, ended, () => void bulk.run('RESUME', ended.done, '').then(undone));
    if (ended.refused.length === 0 && ended.left === 0) onClose(ended);
    else setResult(ended);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (bulk.tried === null) onClose(result);
      }}
      title={said.title(ids.length)}
      description={result ? undefined : said.text}
      dismissOnOutsideClick={false}
    >
      {bulk.tried !== null ? (
        <div className="grid gap-4">
          <Progress
            label={words.progress}
            value={bulk.tried / ids.length}
            valueText={words.progressOf(bulk.tried, ids.length)}
          />
          <p className="m-0 tabular-nums">{words.progressOf(bulk.tried, ids.length)}</p>
          <Button onClick={bulk.stop}>{words.stop}</Button>
        </div>
      ) : result ? (
        <BulkRefusals act={act} result={result} onClose={() => onClose(result)} />
      ) : (
        <BulkForm act={act} ids={ids} onCancel={() => onClose(null)} onStart={start} />
      )}
    </Dialog>
  );
}

const undone = () => showToast({ title: words.undone, tone: 'success' });

/** A suspension takes nothing away, so it can be undone from its announcement. */
function announce(act: BulkAct, { done }: BulkResult, undo: () => void): void {
  if (done.length === 0) return;
  const title = words.acts[act].done(done.length);
  const offer = act === 'SUSPEND' ? { label: words.undo, run: undo } : undefined;
  showToast({ title, tone: 'success', act: offer });
}

function BulkForm(props: {
  act: BulkAct;
  ids: readonly string[];
  onCancel: () => void;
  onStart: (reason: string) => Promise<void>;
}) {
  const { act, ids } = props;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState(false);
  const [tried, setTried] = useState(false);
  const needsReason = act === 'SUSPEND' || act === 'DELETE';
  const name = words.typed(ids.length);
  const isWrong = act === 'DELETE' && typed.trim() !== name;
  const lacksReason = needsReason && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksReason || isWrong || (act === 'DELETE' && !known)) return;
    void props.onStart(reason);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {act === 'DELETE' ? <BulkLosses ids={ids} onKnown={setKnown} /> : null}
      {needsReason ? (
        <Field
          label={usersConsoleWords.acts.reason}
          hint={usersConsoleWords.acts.reasonHint}
          error={tried && lacksReason ? usersConsoleWords.acts.reasonRequired : undefined}
          required
        >
          <TextArea
            value={reason}
            maxLength={userLimits.reasonCharacters}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      ) : null}
      {act === 'DELETE' ? (
        <Field
          label={confirmWords.type(name)}
          error={tried && isWrong ? confirmWords.mismatch(name) : undefined}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={props.onCancel}>{words.cancel}</Button>
        <Button type="submit" variant={needsReason ? 'danger' : 'primary'}>
          {words.acts[act].label}
        </Button>
      </div>
    </form>
  );
}
