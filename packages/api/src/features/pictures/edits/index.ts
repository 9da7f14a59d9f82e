import { EditsResolver } from '#features/pictures/edits/edits.resolver.ts';
import { lastEdit } from '#features/pictures/edits/find-edits.ts';
import { PhotoEditEntity } from '#features/pictures/edits/photo-edit.entity.ts';
import { photoEditInEffect } from '#features/recordings/recordings/index.ts';
import { defineFeature } from '#platform/feature.ts';

/** Photos turned and cropped, without a change to their originals. */
export const editsFeature = defineFeature({
  name: 'edits',
  entities: [PhotoEditEntity],
  resolvers: [EditsResolver],
  extensions: [photoEditInEffect.with(lastEdit)],
});
