export { keepImageUses } from '#features/blog-images/image-uses.ts';
