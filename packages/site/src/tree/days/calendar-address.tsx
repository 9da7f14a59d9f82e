import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useRef, useState, type ReactElement } from 'react';
import { treeDaysWords as words } from './days.en.ts';

/** The address of a new calendar, to copy or to open: it holds a secret that is not shown again. */
export function CalendarAddress({ path }: { readonly path: string }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const address = new URL(path, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // No permission, or no secure context: the member copies by hand.
      field.current?.select();
      setCopied('failed');
    }
  };
  return (
    <div className="mt-6">
      <Field label={words.addressLabel} hint={words.addressHint}>
        <TextInput
          ref={field}
          readOnly
          value={address}
          className="font-mono text-sm"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <p className="mt-3 mb-0 flex flex-wrap items-center gap-4">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a className="link" href={address.replace(/^https?:/, 'webcal:')}>
          {words.subscribe}
        </a>
        <span role="status" className="text-sm text-ink-soft">
          {copied === 'no' ? '' : copied === 'yes' ? words.copied : words.copyFailed}
        </span>
      </p>
    </div>
  );
}
