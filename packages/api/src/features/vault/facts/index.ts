import { recordingPrepared } from '#features/recordings/recordings/index.ts';
import { ArchiveFactsEntity } from '#features/vault/facts/archive-facts.entity.ts';
import { FactsResolver } from '#features/vault/facts/facts.resolver.ts';
import { ItemFactEditEntity } from '#features/vault/facts/item-fact-edit.entity.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { keepFileFacts } from '#features/vault/facts/keep-file-facts.ts';
import { defineFeature } from '#platform/feature.ts';

export { archivePeople } from '#features/vault/facts/archive-people.ts';
export { takenOnDays } from '#features/vault/facts/taken-on-days.ts';
export { takenLocalOf } from '#features/vault/facts/taken-local-of.ts';

/** When and where the items of a family were taken, and their timeline. */
export const factsFeature = defineFeature({
  name: 'facts',
  entities: [ItemFactsEntity, ItemFactEditEntity, ArchiveFactsEntity],
  resolvers: [FactsResolver],
  extensions: [recordingPrepared.with(keepFileFacts)],
});
