import type {
  TranscriptChangeInput,
  TranscriptPartsFragment,
} from '@infinite/schema/generated/graphql';
import {
  ChangeTranscriptDocument,
  TranscriptDocument,
} from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { useAct } from '#settings/use-act.ts';
import { transcriptPageWords as words } from './transcripts.en.ts';

export type ShownTranscript = TranscriptPartsFragment;
export type ShownSegment = ShownTranscript['segments'][number];

export interface OpenTranscript {
  readonly transcript: ShownTranscript | null;
  readonly pending: boolean;
  readonly ready: boolean;
  /** Makes changes one after another. @returns whether all were made */
  change(...changes: readonly TranscriptChangeInput[]): Promise<boolean>;
  show(transcript: ShownTranscript | null): void;
  refresh(): Promise<void>;
}

/** The transcript of a recording, read again when somebody or the engine changes it. */
export function useTranscript(recordingId: string, first: ShownTranscript | null): OpenTranscript {
  const [transcript, show] = useState(first);
  const { act, pending, ready } = useAct(ChangeTranscriptDocument);
  const refresh = async () => {
    const answer = await ask(TranscriptDocument, { recordingId });
    if (answer.kind === 'data') show(answer.data.transcript);
  };
  const onEvent = useRef(refresh);
  onEvent.current = refresh;
  useEffect(
    () =>
      onLive('transcript', (id) => {
        if (id === null || id === recordingId) void onEvent.current();
      }),
    [recordingId],
  );
  const change = async (...changes: readonly TranscriptChangeInput[]) => {
    let version = transcript?.version ?? 0;
    for (const [index, each] of changes.entries()) {
      const done = index === changes.length - 1 ? words.saved : null;
      const answer = await act({ recordingId, version, change: each }, done);
      if (!answer) {
        // Perhaps somebody else changed it: what they wrote is shown beside what this person typed.
        await refresh();
        return false;
      }
      show(answer.changeTranscript);
      version = answer.changeTranscript?.version ?? version;
    }
    return true;
  };
  return { transcript, pending, ready, change, show, refresh };
}
