import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Spinner } from '@infinite/ui/spinner';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { loadRecordings, type RecordingPage } from './composer-calls.ts';
import { canBeSent, detailsOf, titleOf, troubleOf } from './describe-recording.ts';
import { RecordingSample } from './recording-sample.tsx';

export interface ChooseRecordingProps {
  timeZone: string;
  chosen: readonly string[];
  onAdd: (recording: ShownRecordingFragment) => void;
  onClose: () => void;
}

const words = composerWords.say;

type Shelf = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'shown' } & RecordingPage);

/** What the member recorded or sent before, newest first. */
export function ChooseRecording(props: ChooseRecordingProps) {
  const { timeZone, chosen, onAdd, onClose } = props;
  const [shelf, setShelf] = useState<Shelf>({ kind: 'loading' });
  const load = useCallback(async (before: ShownRecordingFragment[], after: string | null) => {
    const page = await loadRecordings(after);
    setShelf(
      page === null
        ? { kind: 'failed' }
        : { kind: 'shown', recordings: [...before, ...page.recordings], after: page.after },
    );
  }, []);
  useEffect(() => void load([], null), [load]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.choose} size="lg">
      {shelf.kind === 'loading' ? <Spinner label={words.loadingRecordings} /> : null}
      {shelf.kind === 'failed' ? <p role="alert">{words.recordingsFailed}</p> : null}
      {shelf.kind === 'shown' && shelf.recordings.length === 0 ? <p>{words.noRecordings}</p> : null}
      {shelf.kind === 'shown' ? (
        <>
          <ul className="m-0 list-none p-0">
            {shelf.recordings.map((recording) => (
              <Choice
                key={recording.id}
                recording={recording}
                timeZone={timeZone}
                chosen={chosen.includes(recording.id)}
                onAdd={() => onAdd(recording)}
              />
            ))}
          </ul>
          {shelf.after === null ? null : (
            <Button
              variant="quiet"
              className="mt-4"
              onClick={() => void load(shelf.recordings, shelf.after)}
            >
              {words.more}
            </Button>
          )}
        </>
      ) : null}
    </Dialog>
  );
}

function Choice(props: {
  recording: ShownRecordingFragment;
  timeZone: string;
  chosen: boolean;
  onAdd: () => void;
}): ReactElement {
  const { recording, chosen } = props;
  const title = titleOf(recording);
  const trouble = troubleOf(recording);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-sm text-ink-soft">{detailsOf(recording, props.timeZone)}</span>
        {trouble === null ? null : <span className="block text-sm">{trouble}</span>}
      </div>
      {canBeSent(recording) ? (
        <Button
          size="sm"
          aria-disabled={chosen || undefined}
          onClick={chosen ? undefined : props.onAdd}
        >
          {chosen ? words.added : words.add}
          <span className="only-read-aloud"> {title}</span>
        </Button>
      ) : (
        <span className="text-sm font-semibold">{words.cannotBeAdded}</span>
      )}
      <RecordingSample recording={recording} />
    </li>
  );
}
