import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Progress } from '@infinite/ui/progress';
import { useId, type ReactElement } from 'react';
import { filesWords } from '#tree/files/files.en.ts';
import { treeImportPath } from '#tree/files/paths.ts';
import { useTreeUpload, type SendingTree } from '#tree/files/use-tree-upload.ts';

const words = filesWords.bring;

/** Chooses a file of a tree and sends it; its preview is a page of its own. */
export function BringTree({ memberId }: { memberId: string }): ReactElement {
  const id = useId();
  const { sending, fault, limitMb, send } = useTreeUpload(memberId);
  const begin = async (file: File | undefined): Promise<void> => {
    const importId = file ? await send(file) : null;
    if (importId !== null) window.location.assign(treeImportPath(importId));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="m-0 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.text}</p>
      {sending ? (
        <SendingLine sending={sending} />
      ) : (
        <>
          <label htmlFor={id} className="mt-5 block font-semibold">
            {words.choose}
          </label>
          <input
            id={id}
            type="file"
            accept=".ged,.gedcom,.gdz,.zip"
            aria-describedby={`${id}-hint ${fault ? `${id}-error` : ''}`}
            className="mt-2 block w-full min-w-0 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:font-sans file:text-ink"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              void begin(file).finally(() => {
                // The same file may be chosen again.
                target.value = '';
              });
            }}
          />
          <p id={`${id}-hint`} className="mt-1 mb-0 text-sm text-ink-soft">
            {words.limit(limitMb)}
          </p>
        </>
      )}
      {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
    </section>
  );
}

function SendingLine({ sending }: { sending: SendingTree }): ReactElement {
  const { file, sent, state, stop } = sending;
  return (
    <div className="mt-5 max-w-measure">
      <p className="m-0 mb-2 font-semibold wrap-anywhere">{words.sending(file.name)}</p>
      <Progress
        label={words.sending(file.name)}
        value={sent / file.size}
        valueText={words.sent(sent, file.size)}
      />
      <p aria-live="polite" className="mt-2 mb-4 text-sm text-ink-soft">
        {state === 'waiting' ? words.waiting : null}
        {state === 'signing-in' ? words.signIn : null}
        {state === 'sending' ? words.sent(sent, file.size) : null}
      </p>
      <Button variant="quiet" onClick={stop}>
        {words.stop}
      </Button>
    </div>
  );
}
