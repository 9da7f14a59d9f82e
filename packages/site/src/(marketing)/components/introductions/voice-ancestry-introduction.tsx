import { voiceAncestry as text } from '#(marketing)/content/introductions/voice-ancestry.ts';
import { GramophonePicture } from '#(marketing)/pictures/gramophone-picture.tsx';
import { Comparison } from '../home/comparison.tsx';
import { SampleTree } from '../sample-tree/sample-tree.tsx';
import { Introduction } from './introduction.tsx';

/** /voice-ancestry, for visitors and members. */
export function VoiceAncestryIntroduction() {
  return (
    <Introduction text={text} picture={GramophonePicture} sunkFirst>
      <SampleTree first="elin" listening />
      <Comparison />
    </Introduction>
  );
}
