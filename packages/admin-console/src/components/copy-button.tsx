import { copyWords as words } from '#components/components.en.ts';
import { Icon } from '@infinite/ui/icon';
import { showToast } from '@infinite/ui/toast-store';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const shownMs = 2000;

/** Copies a text, such as an id, and says so in its own place. `what` names it: 'the e-mail'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const over = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(over);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.error('Copying failed', error);
      showToast({ title: words.failed, tone: 'danger' });
    }
  };
  const label = copied ? words.copied(what) : words.copy(what);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className="inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-md border-0 bg-transparent align-middle text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Icon as={copied ? Check : Copy} className={copied ? 'text-success' : undefined} />
      </button>
      <span role="status" className="only-read-aloud">
        {copied ? words.copied(what) : ''}
      </span>
    </>
  );
}
