import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** What the archive of another service says of an item that came out of it. */
export const ArchiveFactsEntity = defineEntity({
  name: 'ArchiveFacts',
  tableName: 'archive_facts',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    takenAt: instant().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** Names of who is in it, as the family wrote them there. */
    people: p.json<readonly string[]>().default('[]'),
  },
});
