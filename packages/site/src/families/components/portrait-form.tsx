import { refusalOf } from '@infinite/api-client/refusal-of';
import { portraitWords as words } from '@infinite/schema/words/portraits.en';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Spinner } from '@infinite/ui/spinner';
import clsx from 'clsx';
import { useId, useState, type ReactElement } from 'react';
import { sendPicture } from '#families/send-picture.ts';
import { actWords } from '#settings/act.en.ts';

interface PortraitFormProps {
  /** The call that takes the file. */
  readonly to: string;
  /** Path of the picture; null without one. */
  readonly picture: string | null;
  /** Read aloud before 'Choose a picture'. */
  readonly of: string;
  readonly ready: boolean;
  readonly onSent: (path: string) => void;
  readonly onRemove: () => Promise<void>;
}

/** Chooses, replaces or removes a small picture. */
export function PortraitForm(props: PortraitFormProps): ReactElement {
  const id = useId();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setPending(true);
    setProblem(null);
    try {
      props.onSent(await sendPicture(props.to, file));
    } catch (error) {
      setProblem(refusalOf(error).words || actWords.failed);
    }
    setPending(false);
  };
  const remove = async () => {
    setPending(true);
    setProblem(null);
    await props.onRemove();
    setPending(false);
  };
  const busy = pending || !props.ready;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          disabled={busy}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          className="peer only-read-aloud"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={clsx(
            'inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-raised px-4 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
            busy ? 'text-ink-soft' : 'cursor-pointer',
          )}
        >
          {pending ? <Spinner /> : null}
          <span className="only-read-aloud">{`${props.of}: `}</span>
          {pending ? words.sending : props.picture ? words.change : words.choose}
        </label>
        {props.picture ? (
          <Button variant="quiet" disabled={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="m-0 max-w-measure text-sm text-ink-soft">
        {words.hint}
      </p>
      {problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}
    </div>
  );
}
