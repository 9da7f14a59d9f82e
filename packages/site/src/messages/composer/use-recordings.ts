import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { useEffect, useRef, useState } from 'react';
import { isSound } from '../received-item-of.ts';
import { loadRecording } from './composer-calls.ts';

/**
 * The recordings a draft names, by id: those the page came with, those added since, and those of
 * a copy found on this device. What is still being prepared is looked at again until it is ready.
 */
export function useRecordings(
  first: readonly ShownRecordingFragment[],
  ids: readonly string[],
): {
  recordings: ReadonlyMap<string, ShownRecordingFragment>;
  add: (recording: ShownRecordingFragment) => void;
} {
  const [recordings, setRecordings] = useState(
    () => new Map(first.map((recording) => [recording.id, recording])),
  );
  const add = (recording: ShownRecordingFragment) =>
    setRecordings((known) => new Map(known).set(recording.id, recording));
  const tries = useRef(0);

  const wanted = ids
    .filter((id) => {
      const recording = recordings.get(id);
      return recording === undefined || isBeingPrepared(recording);
    })
    .join(' ');

  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const known = [...recordings.keys()];
    const isNew = wanted.split(' ').some((id) => !known.includes(id));
    const wait = isNew ? 0 : Math.min(1000 * 2 ** tries.current, 30_000);
    const timer = setTimeout(async () => {
      tries.current += 1;
      const found = await Promise.all(wanted.split(' ').map(loadRecording));
      if (!current) return;
      setRecordings((before) => {
        const next = new Map(before);
        for (const recording of found) if (recording !== null) next.set(recording.id, recording);
        return next;
      });
    }, wait);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, recordings]);

  return { recordings, add };
}

/** The recording itself, or what its recipients get of it. */
function isBeingPrepared(recording: ShownRecordingFragment): boolean {
  const { state, version } = recording;
  if (state === 'FAILED') return false;
  if (state !== 'READY') return true;
  return isSound(recording) && (!version || version.state === 'WAITING');
}
