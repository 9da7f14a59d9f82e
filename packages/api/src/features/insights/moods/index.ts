import { MoodSuggestionEntity, SaidMoodEntity } from '#features/insights/moods/mood.entity.ts';
import { MoodResolver } from '#features/insights/moods/mood.resolver.ts';
import { suggestMoods } from '#features/insights/moods/suggest-moods.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { hasMood } from '#features/insights/moods/has-mood.ts';

/** Moods of recordings: suggested of what is said in them, and decided by the family. */
export const moodsFeature = defineFeature({
  name: 'moods',
  entities: [MoodSuggestionEntity, SaidMoodEntity],
  resolvers: [MoodResolver],
  sweeps: [suggestMoods],
});
