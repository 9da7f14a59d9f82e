import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { durationWords } from '@infinite/schema/words/dates.en';
import { useEffect, useState, type ReactElement } from 'react';
import { loadRecordings, type LibraryRecording } from '#recordings/recordings-calls.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface ChooseRecordingProps {
  readonly name: string;
  /** Ids of those that are there already. */
  readonly taken: readonly string[];
  readonly onChoose: (recording: LibraryRecording) => Promise<void>;
  readonly onClose: () => void;
}

/** The voice and video recordings of the vault, to add some of them. */
export function ChooseRecording(props: ChooseRecordingProps): ReactElement {
  const { name, taken, onChoose, onClose } = props;
  const [recordings, setRecordings] = useState<readonly LibraryRecording[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  /** Where the list goes on; null: from the beginning. */
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    loadRecordings(from).then(
      ({ nodes, pageInfo }) => {
        if (isOver) return;
        setRecordings((known) => [...(from === null ? [] : (known ?? [])), ...nodes]);
        setNext(pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [from]);
  const add = async (recording: LibraryRecording) => {
    setAdding(recording.id);
    await onChoose(recording);
    setAdding(null);
  };
  const offered = recordings?.filter(({ id }) => !taken.includes(id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.chooseTitle}
      description={words.chooseHint(name)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {failed ? <p className="mt-0">{words.notLoaded}</p> : null}
      {!offered && !failed ? <p className="mt-0">{words.loading}</p> : null}
      {offered?.length === 0 ? <p className="mt-0">{words.nothingToChoose}</p> : null}
      <ul className="m-0 list-none p-0">
        {offered?.map((recording) => (
          <li
            key={recording.id}
            className="flex items-center gap-3 border-b border-rule py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {recording.title}
              {recording.durationMs ? (
                <span className="block text-sm text-ink-soft">
                  {durationWords(recording.durationMs)}
                </span>
              ) : null}
            </span>
            <Button
              size="sm"
              pending={adding === recording.id}
              aria-label={`${words.add}: ${recording.title}`}
              onClick={() => void add(recording)}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <Button variant="quiet" className="mt-3" onClick={() => setFrom(next)}>
          {words.moreToChoose}
        </Button>
      )}
    </Dialog>
  );
}
