import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';

/** Shows a new secret, only once. */
export function WebhookSecretDialog({
  secret,
  onClose,
}: {
  secret: string | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.secretTitle}
      description={words.secretText}
      dismissOnOutsideClick={false}
    >
      <ShownSecret secret={secret ?? ''} onClose={onClose} />
    </Dialog>
  );
}

function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without clipboard access, the text in the field can still be copied.
      setCopied(false);
    }
  };
  return (
    <div className="grid gap-4">
      <Field label={words.secretLabel}>
        <TextInput
          readOnly
          value={secret}
          className="font-mono text-sm"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <span role="status" className="text-sm text-success">
          {copied ? words.copied : ''}
        </span>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button variant="primary" onClick={onClose}>
          {words.kept}
        </Button>
      </div>
    </div>
  );
}
