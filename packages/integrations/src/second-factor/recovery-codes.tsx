import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { twoStepWords } from './second-factor.en.ts';

const words = twoStepWords.codes;

/** New recovery codes, shown once: only the button closes them. */
export function RecoveryCodes(props: { codes: readonly string[]; onDone: () => void }) {
  const { codes, onDone } = props;
  const [said, setSaid] = useState('');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  return (
    <section
      aria-labelledby="recovery-codes"
      className="grid max-w-[560px] gap-4 rounded-md border border-edge bg-raised p-5"
    >
      <h3 id="recovery-codes" className="m-0 text-xl">
        {words.title}
      </h3>
      <p className="m-0">{words.lead}</p>
      <ol className="m-0 grid list-none gap-x-8 gap-y-2 p-0 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="m-0 text-sm text-ink-soft empty:hidden">
        {said}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={() => download(`${words.fileTop}\n\n${text}\n`)}>{words.download}</Button>
      </div>
    </section>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(url);
}
