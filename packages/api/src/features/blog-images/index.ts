import { BlogImageResolver } from '#features/blog-images/blog-image.resolver.ts';
import { serveBlogImages } from '#features/blog-images/blog-images.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { imageFactsOf, type ImageFacts } from '#features/blog-images/image-facts.ts';
export { keepImageUses } from '#features/blog-images/image-uses.ts';

export const blogImagesFeature = defineFeature({
  name: 'blog-images',
  resolvers: [BlogImageResolver],
  rest: serveBlogImages,
});
