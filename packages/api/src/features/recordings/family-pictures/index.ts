import { FamilyPictureEntity } from '#features/recordings/family-pictures/family-picture.entity.ts';
import { FamilyPictureResolver } from '#features/recordings/family-pictures/family-picture.resolver.ts';
import { serveFamilyPictures } from '#features/recordings/family-pictures/family-picture.rest.ts';
import { defineFeature } from '#platform/feature.ts';

/** A small picture of each family, for its members. */
export const familyPicturesFeature = defineFeature({
  name: 'family-pictures',
  entities: [FamilyPictureEntity],
  resolvers: [FamilyPictureResolver],
  rest: serveFamilyPictures,
});
