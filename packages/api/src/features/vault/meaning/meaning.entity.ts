import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Whether the vectors of a transcript are those of its words now. A trigger says when they are not. */
export const MeaningEntity = defineEntity({
  name: 'Meaning',
  tableName: 'meanings',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    /** What made the vectors; null before the first. */
    model: p.text().nullable(),
    isDue: p.boolean().default(true),
    /** How often the engine failed since it became due. */
    attempts: p.smallint().default(0),
    dueAt: instant().defaultRaw('now()'),
  },
});

/** What one passage of a recording means, as a model puts it into numbers. */
export const MeaningVectorEntity = defineEntity({
  name: 'MeaningVector',
  tableName: 'meaning_vectors',
  properties: {
    recordingId: p.uuid().primary(),
    /** 0: the title. */
    part: p.integer().primary(),
    familyId: p.uuid(),
    model: p.text(),
    startMs: p.integer(),
    /** One bit for each number: whether it is above 0. */
    signs: p.text().columnType('bit'),
    /** Each number as a byte, from -127 to 127. */
    vector: p.blob().$type<Uint8Array>(),
  },
});
