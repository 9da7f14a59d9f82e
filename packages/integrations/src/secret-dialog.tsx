import { keysPanelWords as words } from './keys-panel.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useRef, useState } from 'react';

/**
 * The new key, shown only once. Only the button closes it, so that a stray click does not lose it.
 */
export function SecretDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      // No permission, or no secure context: the user copies by hand.
      field.current?.select();
      setCopied('failed');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onDone())}
      title={words.secretTitle}
      description={words.secretText}
      dismissOnOutsideClick={false}
      initialFocus={field}
      footer={
        <Button variant="primary" onClick={onDone}>
          {words.secretDone}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.secretLabel} className="min-w-0 flex-1 basis-64">
          <TextInput
            ref={field}
            readOnly
            value={secret}
            className="font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button onClick={() => void copy()}>{copied === 'yes' ? words.copied : words.copy}</Button>
      </div>
      <p role="status" className="mt-2 mb-0 text-sm text-ink-soft">
        {copied === 'failed' ? words.copyFailed : copied === 'yes' ? words.copied : ''}
      </p>
    </Dialog>
  );
}
