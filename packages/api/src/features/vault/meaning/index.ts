import { embedTranscripts } from '#features/vault/meaning/embed-transcripts.sweep.ts';
import { MeaningEntity, MeaningVectorEntity } from '#features/vault/meaning/meaning.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { nearestInMeaning, type NearMeaning } from '#features/vault/meaning/nearest-in-meaning.ts';
export { spokenPassages, type SpokenPassage } from '#features/vault/meaning/spoken-passages.ts';
export { likeness, signsOf, storedVector } from '#features/vault/meaning/stored-vector.ts';

/** What is said, found by what it means. */
export const meaningFeature = defineFeature({
  name: 'meaning',
  entities: [MeaningEntity, MeaningVectorEntity],
  sweeps: [embedTranscripts],
});
