import type { MoodName } from '@infinite/schema/catalogue/moods';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** What the words of a recording sound like to a machine; deleted with its transcript. */
export const MoodSuggestionEntity = defineEntity({
  name: 'MoodSuggestion',
  tableName: 'mood_suggestions',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** Null: none was clearly ahead. */
    mood: p.text().$type<MoodName>().nullable(),
    /** What made it; null before the first time. */
    engine: p.text().nullable(),
    madeAt: instant().nullable(),
    isDue: p.boolean().default(true),
    dueAt: instant().defaultRaw('now()'),
  },
});

/** What a member says the mood of a recording is. No suggestion replaces it. */
export const SaidMoodEntity = defineEntity({
  name: 'SaidMood',
  tableName: 'said_moods',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** Null: none at all. */
    mood: p.text().$type<MoodName>().nullable(),
    saidBy: p.uuid().nullable(),
    saidAt: instant(),
  },
});
