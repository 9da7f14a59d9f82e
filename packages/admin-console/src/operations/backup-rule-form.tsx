import { backupRhythms, retentionLimits } from '@infinite/schema/catalogue/backups';
import { backupRuleInput } from '@infinite/schema/backups/backup-rule.input';
import { ChangeBackupRuleDocument, type BackupsQuery } from '@infinite/schema/generated/graphql';
import { backupRuleConsoleWords as words } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { RetentionPreview } from './retention-preview.tsx';
import { useOperation } from './use-operation.ts';

type Plan = BackupsQuery['backupPlan'];
const numbers = ['daily', 'weekly', 'monthly'] as const;

/** Schedule and retention; shows what the numbers would remove before they are saved. */
export function BackupRuleForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [form, setForm] = useState(() => ({
    rhythm: plan.rhythm,
    at: plan.at,
    weekday: String(plan.weekday),
    daily: String(plan.daily),
    weekly: String(plan.weekly),
    monthly: String(plan.monthly),
  }));
  const [asked, setAsked] = useState(false);
  const change = useOperation(ChangeBackupRuleDocument, words.saved, ['Backups']);
  const parsed = backupRuleInput.safeParse({
    ...form,
    weekday: Number(form.weekday),
    daily: numberOf(form.daily),
    weekly: numberOf(form.weekly),
    monthly: numberOf(form.monthly),
    version: plan.version,
  });
  const errorOf = (name: string) =>
    asked ? parsed.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!parsed.success || change.pending) return;
    if (await change.run({ input: parsed.data })) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.rhythm}>
          <Select
            value={form.rhythm}
            onChange={({ target }) =>
              setForm({
                ...form,
                rhythm: backupRhythms.find((name) => name === target.value) ?? form.rhythm,
              })
            }
          >
            {backupRhythms.map((name) => (
              <option key={name} value={name}>
                {words.rhythms[name]}
              </option>
            ))}
          </Select>
        </Field>
        {form.rhythm === 'WEEKLY' ? (
          <Field label={words.weekday}>
            <Select
              value={form.weekday}
              onChange={({ target }) => setForm({ ...form, weekday: target.value })}
            >
              {words.weekdays.map((name, index) => (
                <option key={name} value={String(index + 1)}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {form.rhythm === 'OFF' ? null : (
          <Field label={words.at} error={errorOf('at')}>
            <TextInput
              type="time"
              value={form.at}
              onChange={({ target }) => setForm({ ...form, at: target.value })}
            />
          </Field>
        )}
      </div>
      <fieldset className="m-0 grid gap-4 border-0 p-0 sm:grid-cols-3">
        <legend className="pb-2 font-semibold">{words.keep}</legend>
        {numbers.map((name) => (
          <Field key={name} label={words.numbers[name]} error={errorOf(name)}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={retentionLimits[name].min}
              max={retentionLimits[name].max}
              value={form[name]}
              onChange={({ target }) => setForm({ ...form, [name]: target.value })}
            />
          </Field>
        ))}
      </fieldset>
      <RetentionPreview retention={parsed.success ? parsed.data : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={change.pending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** '1e1' and '2.5' are no counts of backups, and an empty field is not zero. */
const numberOf = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
