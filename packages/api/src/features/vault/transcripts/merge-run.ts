import type { SpeechSegment } from '#adapters/speech/speech-engine.ts';
import { covers, joined, middleOf, type Segment } from '#features/vault/transcripts/segment.ts';
import { segmentOfRun } from '#features/vault/transcripts/segment-of-run.ts';

/** A stretch of the recording that no person has written about. */
interface Gap {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * A new run beside what people wrote. Their segments stay as they are; what the run heard in the middle
 * of one stands beside it as `heard`. Between them the run replaces what an earlier one heard, and takes
 * over the names of its speakers.
 * @param durationMs null when it is not known
 * @param newId makes the id of a segment
 */
export function mergeRun(
  current: readonly Segment[],
  run: readonly SpeechSegment[],
  durationMs: number | null,
  newId: () => string,
): Segment[] {
  const written = current.filter(({ edited }) => edited);
  const spoken = run.toSorted((one, other) => one.startMs - other.startMs);
  const inside = (segment: Pick<Segment, 'startMs' | 'endMs'>) => (ms: SpeechSegment) =>
    covers(segment, middleOf(ms));
  const free = spoken.filter((each) => !written.some((segment) => inside(segment)(each)));
  const absorbed = spoken.filter((each) => !free.includes(each));
  const gaps = gapsBetween(written, durationMs ?? Infinity);
  const placed = gaps.flatMap((gap) => {
    const heard = place(free.filter(inside(gap)), gap, newId);
    const named = heard.map((each) => ({ ...each, speaker: speakerAt(current, each) }));
    // A run with longer segments may have put the words of a neighbor into one that a person wrote.
    const lost = current.filter(
      (old) =>
        !old.edited &&
        covers(gap, middleOf(old)) &&
        absorbed.some((each) => covers(each, middleOf(old))) &&
        !named.some((each) => each.startMs < old.endMs && old.startMs < each.endMs),
    );
    return [...named, ...lost];
  });
  const kept = written.map((segment) => {
    const heard = joined(...absorbed.filter(inside(segment)).map(({ text }) => text.trim()));
    return { ...segment, heard: heard === segment.text ? null : heard || segment.heard };
  });
  return [...kept, ...placed].toSorted((one, other) => one.startMs - other.startMs);
}

function gapsBetween(written: readonly Segment[], endMs: number): Gap[] {
  const starts = [0, ...written.map((segment) => segment.endMs)];
  const ends = [...written.map((segment) => segment.startMs), endMs];
  return starts
    .map((startMs, index) => ({ startMs, endMs: ends[index] ?? endMs }))
    .filter((gap) => gap.startMs < gap.endMs);
}

/** In order, each beginning no earlier than the one before it ends. */
function place(run: readonly SpeechSegment[], gap: Gap, newId: () => string): Segment[] {
  const placed: Segment[] = [];
  for (const each of run) {
    const startMs = placed.at(-1)?.endMs ?? gap.startMs;
    const segment = segmentOfRun(each, { startMs, endMs: gap.endMs }, newId());
    if (segment) placed.push(segment);
  }
  return placed;
}

function speakerAt(current: readonly Segment[], segment: Segment): string | null {
  return current.find((each) => covers(each, middleOf(segment)))?.speaker ?? null;
}
