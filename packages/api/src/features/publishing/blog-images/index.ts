import {
  BlogImageEntity,
  BlogImageUseEntity,
} from '#features/publishing/blog-images/blog-image.entity.ts';
import { BlogImageResolver } from '#features/publishing/blog-images/blog-image.resolver.ts';
import { serveBlogImages } from '#features/publishing/blog-images/blog-images.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { imageBytesSince } from '#features/publishing/blog-images/image-bytes.ts';
export { imageFactsOf, type ImageFacts } from '#features/publishing/blog-images/image-facts.ts';
export { postTitles, type PostTitles } from '#features/publishing/blog-images/post-titles.ts';
export { replaceImageUses } from '#features/publishing/blog-images/image-uses.ts';

export const blogImagesFeature = defineFeature({
  name: 'blog-images',
  entities: [BlogImageEntity, BlogImageUseEntity],
  resolvers: [BlogImageResolver],
  rest: serveBlogImages,
});
