import { durationWords } from '@infinite/schema/words/dates.en';
import { clockLength, recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useState } from 'react';

const EVERY_MS = 250;

/** The length of the take so far. A timer for the eye: read when asked for, not announced. */
export function RecordedTime({ readElapsed }: { readElapsed(): number }) {
  const [elapsedMs, setElapsedMs] = useState(readElapsed);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs(readElapsed()), EVERY_MS);
    return () => clearInterval(timer);
  }, [readElapsed]);
  return (
    <div role="timer" aria-label={recorderWords.time} className="font-serif text-5xl tabular-nums">
      <span aria-hidden="true">{clockLength(elapsedMs)}</span>
      <span className="only-read-aloud">{durationWords(elapsedMs)}</span>
    </div>
  );
}
