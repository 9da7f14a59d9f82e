import {
  createApiKeyInput,
  createServiceKeyInput,
  type CreateKeyForm,
} from '@infinite/schema/api-keys/api-key.input';
import { apiKeyExpiryChoices, apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import { apiScopes, scopesOf, type ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { keysPanelWords as words } from './keys-panel.en.ts';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { KeysApi, KeyView } from './keys-api.ts';

interface NewKeyDialogProps {
  kind: ApiKeyKindName;
  api: KeysApi;
  onClose: () => void;
  onMade: (made: { secret: string; apiKey: KeyView }) => void;
}

const inputs = { personal: createApiKeyInput, service: createServiceKeyInput };
const preset = 90;

/** Name, scopes and expiry of a new key. */
export function NewKeyDialog({ kind, api, onClose, onMade }: NewKeyDialogProps) {
  const form = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<CreateKeyForm>({
    name: '',
    scopes: [],
    expiresInDays: preset,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = errorsOf(kind, values);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      if (found['name']) nameRef.current?.focus();
      return;
    }
    setPending(true);
    const outcome = await api.create(values);
    setPending(false);
    if (outcome.kind === 'done') onMade(outcome.value);
    else if (outcome.kind === 'refused') {
      setErrors(outcome.fields);
      if (Object.keys(outcome.fields).length === 0) setRefusal(outcome.words);
    } else setRefusal(words.failed);
  };

  const toggle = (scope: string, on: boolean) =>
    setValues({
      ...values,
      scopes: on ? [...values.scopes, scope] : values.scopes.filter((one) => one !== scope),
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.createTitle}
      dismissOnOutsideClick={false}
      initialFocus={nameRef}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={pending}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Field label={words.name} hint={words.nameHint} error={errors['name']} required>
          <TextInput
            ref={nameRef}
            name="name"
            autoComplete="off"
            maxLength={apiKeyLimits.nameMaximum}
            value={values.name}
            onChange={(event) => setValues({ ...values, name: event.target.value })}
          />
        </Field>
        <fieldset className="m-0 border-0 p-0" aria-describedby={`${form}-scopes`}>
          <legend className="p-0 font-semibold">{words.scopes}</legend>
          <p id={`${form}-scopes`} className="m-0 mb-1 text-sm text-ink-soft">
            {words.scopesHint}
          </p>
          {scopesOf(kind).map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              checked={values.scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
              label={
                <>
                  {apiScopes[scope].words} <code className="text-sm text-ink-soft">{scope}</code>
                </>
              }
            />
          ))}
          {errors['scopes'] ? (
            <FieldError id={`${form}-scopes-error`}>{errors['scopes']}</FieldError>
          ) : null}
        </fieldset>
        <Field label={words.expires} error={errors['expiresInDays']}>
          <Select
            value={String(values.expiresInDays)}
            onChange={({ target }) =>
              setValues({
                ...values,
                expiresInDays: target.value === 'null' ? null : Number(target.value),
              })
            }
          >
            {apiKeyExpiryChoices.map((days) => (
              <option key={String(days)} value={String(days)}>
                {words.expiry(days)}
              </option>
            ))}
          </Select>
        </Field>
        {refusal === null ? null : (
          <p role="alert" className="m-0 text-danger">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function errorsOf(kind: ApiKeyKindName, values: CreateKeyForm): Record<string, string> {
  const checked = inputs[kind].safeParse(values);
  if (checked.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of checked.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
