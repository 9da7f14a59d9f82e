import { AlikeItemsEntity } from '#features/pictures/likenesses/alike-items.entity.ts';
import { keepLikeness } from '#features/pictures/likenesses/keep-likeness.ts';
import { LikenessesResolver } from '#features/pictures/likenesses/likenesses.resolver.ts';
import { PhotoLikenessEntity } from '#features/pictures/likenesses/photo-likeness.entity.ts';
import { recordingPrepared } from '#features/recordings/recordings/index.ts';
import { defineFeature } from '#platform/feature.ts';

/** What a family keeps more than once: the same file, or photos that look alike. */
export const likenessesFeature = defineFeature({
  name: 'likenesses',
  entities: [PhotoLikenessEntity, AlikeItemsEntity],
  resolvers: [LikenessesResolver],
  extensions: [recordingPrepared.with(keepLikeness)],
});
