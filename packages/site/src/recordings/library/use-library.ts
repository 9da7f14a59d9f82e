import { useCallback, useEffect, useState } from 'react';
import {
  deleteRecording,
  loadRecording,
  loadRecordings,
  updateRecording,
  type LibraryRecording,
  type RecordingsPage,
} from '#recordings/recordings-calls.ts';
import type { TakeWords } from '#recordings/engine/take.ts';

export interface Library {
  recordings: LibraryRecording[];
  hasMore: boolean;
  loadingMore: boolean;
  failed: boolean;
  loadMore(): Promise<void>;
  /** Shows a recording that has just been kept at the top. */
  add(recordingId: string): Promise<void>;
  show(recording: LibraryRecording): void;
  /** Takes a recording that exists no longer out of the list. */
  drop(recordingId: string): void;
  change(id: string, input: Partial<TakeWords>): Promise<void>;
  remove(id: string): Promise<void>;
}

const LOOK_AGAIN_MS = 1500;

/** The member's recordings, starting with the page that the server rendered. */
export function useLibrary(first: RecordingsPage): Library {
  const [recordings, setRecordings] = useState(first.nodes);
  const [pageInfo, setPageInfo] = useState(first.pageInfo);
  const [loadingMore, setLoadingMore] = useState(false);
  const [failed, setFailed] = useState(false);

  const put = useCallback((changed: LibraryRecording) => {
    setRecordings((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  }, []);

  const preparing = recordings
    .filter((recording) => recording.state === 'PROCESSING')
    .map((recording) => recording.id)
    .join(' ');
  useEffect(() => {
    if (preparing === '') return;
    const look = async (): Promise<void> => {
      const answers = await Promise.allSettled(preparing.split(' ').map(loadRecording));
      for (const answer of answers) {
        if (answer.status === 'fulfilled' && answer.value) put(answer.value);
      }
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [preparing, put]);

  const show = (recording: LibraryRecording): void =>
    setRecordings((all) => [recording, ...all.filter((one) => one.id !== recording.id)]);

  const drop = (id: string): void => setRecordings((all) => all.filter((one) => one.id !== id));

  return {
    recordings,
    show,
    drop,
    hasMore: pageInfo.hasNextPage,
    loadingMore,
    failed,
    async loadMore() {
      setLoadingMore(true);
      setFailed(false);
      try {
        const next = await loadRecordings(pageInfo.endCursor);
        setRecordings((all) => [...all, ...next.nodes.filter((node) => !holds(all, node.id))]);
        setPageInfo(next.pageInfo);
      } catch {
        setFailed(true);
      } finally {
        setLoadingMore(false);
      }
    },
    async add(recordingId) {
      // Not shown now, it is there on the next visit: the recording itself is kept.
      const recording = await loadRecording(recordingId).catch(() => null);
      if (recording) show(recording);
    },
    async change(id, input) {
      put(await updateRecording(id, input));
    },
    async remove(id) {
      await deleteRecording(id);
      drop(id);
    },
  };
}

function holds(all: LibraryRecording[], id: string): boolean {
  return all.some((one) => one.id === id);
}
