import { webhookEventTypes, type WebhookEventType } from '@infinite/schema/catalogue/webhooks';
import type { WebhookInput } from '@infinite/schema/generated/graphql';
import { webhookEndpointInput } from '@infinite/schema/webhooks/webhook-endpoint.input';
import { webhookScreenWords as words, webhookWords } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { TextInput } from '@infinite/ui/text-input';
import { useId, useState, type FormEvent } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { Webhook } from './use-webhooks.ts';

interface WebhookFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is edited; else one is added. */
  webhook?: Webhook;
  /** A refusal is shown at its fields. */
  onSave: (input: WebhookInput) => Promise<void>;
}

/** Address, note and events of a webhook. */
export function WebhookFormDialog(props: WebhookFormProps) {
  const { open, onOpenChange, webhook } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={webhook ? words.formEdit : words.formAdd}
      dismissOnOutsideClick={false}
    >
      <WebhookForm {...props} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts with a fresh form. */
function WebhookForm({ onOpenChange, webhook, onSave }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? []);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const eventsFault = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const input = { url, description, events: [...events] };
    const parsed = webhookEndpointInput.safeParse(input);
    if (!parsed.success) {
      setFaults(
        Object.fromEntries(
          parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
        ),
      );
      return;
    }
    setPending(true);
    try {
      await onSave(input);
      onOpenChange(false);
    } catch (error) {
      const { fields, words: refusal } = refusalOf(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { form: refusal });
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={words.url} hint={words.urlHint} error={faults['url']} required>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Field label={words.description} note={words.optional} error={faults['description']}>
        <TextInput value={description} onChange={({ target }) => setDescription(target.value)} />
      </Field>
      <fieldset
        aria-describedby={faults['events'] ? eventsFault : undefined}
        className="m-0 border-0 p-0"
      >
        <legend className="mb-1 p-0 font-semibold">{words.events}</legend>
        {webhookEventTypes.map((type: WebhookEventType) => (
          <Checkbox
            key={type}
            label={
              <>
                {webhookWords.events[type]} <code className="text-sm text-ink-soft">{type}</code>
              </>
            }
            checked={events.includes(type)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, type] : events.filter((each) => each !== type))
            }
          />
        ))}
        {faults['events'] ? <FieldError id={eventsFault}>{faults['events']}</FieldError> : null}
      </fieldset>
      {faults['form'] ? (
        <p role="alert" className="m-0 text-danger">
          {faults['form']}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
