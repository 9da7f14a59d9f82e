import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import { DateItemsDocument } from '@infinite/schema/generated/operations';
import { factsWords } from '@infinite/schema/words/facts.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { useToast } from '@infinite/ui/use-toast';
import { useId, useState, type ReactElement } from 'react';
import { vaultWords } from '#vault/vault.en.ts';
import { DateFields } from './date-fields.tsx';
import { emptyTakenForm, takenIn } from './taken-form.ts';

const words = vaultWords.dates;

interface DateItemsProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Gives several items one date. */
export function DateItems({ ids, onClose, onDone }: DateItemsProps): ReactElement {
  const [form, setForm] = useState(emptyTakenForm);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const toast = useToast();
  const formId = useId();

  const save = async (): Promise<void> => {
    const taken = takenIn(form);
    if (!taken) return setProblem(factsWords.badDate);
    setSaving(true);
    try {
      const { dateItems } = await execute(DateItemsDocument, { recordingIds: [...ids], taken });
      const { changed, refused } = dateItems;
      const description = refused.length > 0 ? words.left(refused.length) : undefined;
      toast.show({ title: words.done(changed.length), description });
      await onDone();
    } catch (error) {
      setProblem(isRefusal(error) ? error.words : vaultWords.notSaved);
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title(ids.length)}
      description={words.hint}
      dismissOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={saving}
            pendingLabel={words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DateFields form={form} error={problem} onChange={setForm} />
        {problem && form.precision === 'UNKNOWN' ? (
          <p role="alert" className="m-0 font-semibold text-danger">
            {problem}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
