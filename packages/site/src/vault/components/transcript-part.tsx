import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { clockLength } from '#recordings/recorder.en.ts';
import { transcriptPageWords as words } from '#vault/transcripts.en.ts';
import type { ShownSegment } from '#vault/use-transcript.ts';

interface TranscriptPartProps {
  segment: ShownSegment;
  /** Named only where somebody else begins to speak. */
  speakerBefore: string | null;
  mayEdit: boolean;
  onPlay(): void;
  onEdit(): void;
}

function Part({ segment, speakerBefore, mayEdit, onPlay, onEdit }: TranscriptPartProps) {
  const { startMs, text, speaker, heard } = segment;
  const moment = clockLength(startMs);
  if (text === '' && !mayEdit) return null;
  return (
    <div className="flex items-start gap-2">
      <Button
        variant="quiet"
        size="sm"
        className="shrink-0 px-2! tabular-nums"
        aria-label={words.playFrom(moment)}
        onClick={onPlay}
      >
        {moment}
      </Button>
      <div className="min-w-0 flex-1 pt-1.5">
        {speaker && speaker !== speakerBefore ? (
          <p className="m-0 text-sm font-semibold text-ink-soft">{speaker}</p>
        ) : null}
        <p className="m-0 max-w-measure wrap-anywhere" dir="auto">
          {text === '' ? (
            <span className="text-ink-soft">{words.removed}</span>
          ) : (
            <Words segment={segment} />
          )}
        </p>
        {heard !== null && mayEdit ? (
          <p className="m-0 mt-1 text-sm text-ink-soft wrap-anywhere" dir="auto">
            {words.heard} {heard}
          </p>
        ) : null}
      </div>
      {mayEdit ? (
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0 px-2!"
          aria-label={words.editPart(moment)}
          data-edits={segment.id}
          onClick={onEdit}
        >
          <Icon as={Pencil} />
        </Button>
      ) : null}
    </div>
  );
}

/** A long transcript has thousands of words: only a part that changed is drawn again. */
export const TranscriptPart = memo(
  Part,
  (before, after) =>
    before.segment === after.segment &&
    before.speakerBefore === after.speakerBefore &&
    before.mayEdit === after.mayEdit,
);

function Words({ segment: { words: timed, text } }: { segment: ShownSegment }) {
  if (!timed) return text;
  return timed.map(({ startMs, text: word }, index) => (
    <span key={`${startMs} ${index}`} data-at={startMs} className="cursor-pointer hover:underline">
      {index === 0 ? word : ` ${word}`}
    </span>
  ));
}
