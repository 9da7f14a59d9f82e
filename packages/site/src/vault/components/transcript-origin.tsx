import { instantDateWords } from '@infinite/schema/words/dates.en';
import { transcriptPageWords as words } from '#vault/transcripts.en.ts';
import type { ShownTranscript } from '#vault/use-transcript.ts';

/** Who heard it, where, who corrected it, and who decided that there are transcripts. */
export function TranscriptOrigin({
  transcript,
  timeZone,
}: {
  transcript: ShownTranscript;
  timeZone: string;
}) {
  const { engine, place, madeAt, editedBy, editedAt, decision, segments } = transcript;
  const day = (instant: string) => instantDateWords(instant, timeZone);
  const decided = decision?.on ? words.decidedOn : words.decidedOff;
  const made = segments.length > 0 ? words.madeBy : words.heardBy;
  const lines = [
    engine && place && madeAt ? made(engine, place, day(madeAt)) : null,
    editedAt ? words.editedBy(editedBy?.name ?? words.somebody, day(editedAt)) : null,
    decision ? decided(decision.by?.name ?? words.somebody, day(decision.at)) : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <p className="mt-4 mb-0 max-w-measure text-sm text-ink-soft wrap-anywhere">{lines.join(' ')}</p>
  );
}
