import { instantDateWords, instantWords, sizeWords } from '@infinite/schema/words/dates.en';
import { libraryWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { useEffect, useState } from 'react';
import { Journal } from '#recordings/engine/journal.ts';
import {
  keepUnfinishedTake,
  loadUnfinishedTakes,
  type LibraryRecording,
  type UnfinishedTake,
} from '#recordings/recordings-calls.ts';

const words = libraryWords.elsewhere;

export interface TakesElsewhereProps {
  timeZone: string;
  onKept(recording: LibraryRecording): void;
}

/** What is left of takes on devices that may be gone: a phone in the lake, a broken disk. */
export function TakesElsewhere({ timeZone, onKept }: TakesElsewhereProps) {
  const [takes, setTakes] = useState<UnfinishedTake[]>([]);
  useEffect(() => {
    // Without an answer there is nothing to offer; the next visit asks again.
    void takesElsewhere().then(setTakes, () => {});
  }, []);
  return takes.map((take) => (
    <TakeElsewhere
      key={take.id}
      take={take}
      timeZone={timeZone}
      onKept={(recording) => {
        setTakes((all) => all.filter((one) => one.id !== take.id));
        onKept(recording);
      }}
    />
  ));
}

function TakeElsewhere({ take, timeZone, onKept }: TakesElsewhereProps & { take: UnfinishedTake }) {
  const [keeping, setKeeping] = useState(false);
  const [failed, setFailed] = useState(false);
  const keep = async (): Promise<void> => {
    setKeeping(true);
    setFailed(false);
    try {
      onKept(await keepUnfinishedTake(take.id));
    } catch {
      setFailed(true);
      setKeeping(false);
    }
  };
  return (
    <div className="mt-6 rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
      <h3 className="m-0 text-xl">{words.title(instantWords(take.startedAt, timeZone))}</h3>
      <p className="mt-1 mb-4">
        {words.body(sizeWords(take.receivedBytes), instantDateWords(take.keptUntil, timeZone))}
      </p>
      <Button pending={keeping} pendingLabel={words.keeping} onClick={() => void keep()}>
        {words.keep}
      </Button>
      {failed ? (
        <p role="alert" className="mt-3 mb-0 font-semibold text-danger">
          {words.failed}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Unfinished takes that this device knows nothing of and that nobody seems to be sending now. A
 * length that is known from the start tells a file: that one is chosen again where it lies.
 */
async function takesElsewhere(): Promise<UnfinishedTake[]> {
  const takes = (await loadUnfinishedTakes()).filter((take) => take.totalBytes === null);
  if (takes.length === 0) return [];
  const journal = await Journal.open();
  try {
    const here = await Promise.all(takes.map((take) => journal.take(take.takeId)));
    return takes.filter((take, index) => !here[index] && take.receivedBytes > 0 && take.quiet);
  } finally {
    journal.close();
  }
}
