import { captureAnswered } from '#features/stories/captures/index.ts';
import { attachAnswer } from '#features/tree/voices/ask-about.ts';
import { TreeVoiceRequestEntity } from '#features/tree/voices/voice-request.entity.ts';
import { TreeVoiceResolver } from '#features/tree/voices/voice.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { attachVoice } from '#features/tree/voices/attach-voice.ts';
export { factVoices } from '#features/tree/voices/fact-voices.ts';
export { citeInTransaction } from '#features/tree/voices/cite-recording.ts';
export { tellersOf } from '#features/tree/voices/tellers.ts';
export { TreeSubjectType } from '#features/tree/voices/voice.types.ts';
export { isShared } from '#features/tree/voices/voice.policy.ts';

/** Voices of the vault in the family tree: stories about people, and spans that state facts. */
export const treeVoicesFeature = defineFeature({
  name: 'tree-voices',
  entities: [TreeVoiceRequestEntity],
  resolvers: [TreeVoiceResolver],
  extensions: [captureAnswered.with(attachAnswer)],
});
