import { useEffect, useRef, useState } from 'react';
import type { PlayerLink } from '#vault/player-link.ts';
import type { OpenTranscript } from '#vault/use-transcript.ts';
import { EditPart } from './edit-part.tsx';
import { TranscriptPart } from './transcript-part.tsx';

interface TranscriptPartsProps {
  open: OpenTranscript;
  link: PlayerLink;
  current: number;
}

/** The parts of a transcript: press a moment or a word to hear it. */
export function TranscriptParts({ open, link, current }: TranscriptPartsProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const edited = useRef<string | null>(null);
  useEffect(() => {
    // The form that had the focus is gone: it returns to the button that opened it.
    if (editing === null && edited.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-edits="${edited.current}"]`)?.focus();
    }
    edited.current = editing;
  }, [editing]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A shortcut for pointers; by keyboard, each part has its moment to press.
    const onClick = ({ target }: MouseEvent) => {
      const at = target instanceof HTMLElement ? target.dataset['at'] : undefined;
      if (at !== undefined) link.playFrom(Number(at));
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [link]);
  const segments = open.transcript?.segments ?? [];
  return (
    <ol ref={list} className="m-0 mt-4 list-none border-t border-rule p-0">
      {segments.map((segment, index) => (
        <li
          key={segment.id}
          aria-current={index === current ? 'true' : undefined}
          className="border-b border-rule px-2 py-2 aria-[current=true]:bg-amber-tint"
        >
          {editing === segment.id ? (
            <EditPart
              segment={segment}
              hasNext={index < segments.length - 1}
              open={open}
              onDone={() => setEditing(null)}
            />
          ) : (
            <TranscriptPart
              segment={segment}
              speakerBefore={segments[index - 1]?.speaker ?? null}
              mayEdit={(open.transcript?.mayEdit ?? false) && open.ready}
              onPlay={() => link.playFrom(segment.startMs)}
              onEdit={() => setEditing(segment.id)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
