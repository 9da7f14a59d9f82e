import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useToast } from '@infinite/ui/use-toast';
import { useRef, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { QrPicture } from '@infinite/ui/qr-picture';

/** A link that is shown once: to copy, and to scan. */
export function NewLink({ url }: { url: string }): ReactElement {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Selected in any case: without leave to copy, the reader's own keys do.
    input.current?.select();
    await navigator.clipboard.writeText(url).then(
      () => toast.show({ title: words.copied, tone: 'success' }),
      () => undefined,
    );
  };
  return (
    <div role="status" className="mt-6 max-w-[720px] rounded-md bg-accent-tint px-5 py-4">
      <div className="flex flex-wrap gap-4">
        <Field label={words.linkMade} hint={words.linkHint} className="min-w-0 flex-1 basis-64">
          <TextInput ref={input} readOnly value={url} />
        </Field>
        <Button className="self-end" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <div className="mt-5 grid gap-2">
        <QrPicture text={url} label={words.qr} />
        <p className="m-0 text-sm text-ink-soft">{words.qrHint}</p>
      </div>
    </div>
  );
}
