import { storyLimits } from '#catalogue/stories.ts';

interface Spoken {
  readonly text: string;
  readonly speaker?: string | null;
}

/** What is said, as a text to edit: one paragraph for as long as the same person speaks. */
export function spokenProse(segments: readonly Spoken[]): string {
  let before: string | null | undefined;
  let prose = '';
  for (const { text, speaker } of segments) {
    if (text === '') continue;
    const link = prose === '' ? '' : (speaker ?? null) === before ? ' ' : '\n\n';
    prose += link + text;
    before = speaker ?? null;
  }
  return prose.slice(0, storyLimits.chapterText).trim();
}
