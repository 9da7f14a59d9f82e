import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const BlogImageEntity = defineEntity({
  name: 'BlogImage',
  tableName: 'blog_images',
  properties: {
    id: p.uuid().primary(),
    /** Of the uploaded file. */
    name: p.text(),
    alt: p.text(),
    mimeType: p.text(),
    bytes: p.bigint('number'),
    sha256: p.text(),
    width: p.integer(),
    height: p.integer(),
    /** Of the renditions in WebP, in pixels. */
    widths: p.array<number>(Number, String).columnType('integer[]'),
    fallbackType: p.text(),
    /** A data: address. */
    thumbnail: p.text(),
    wrappedKey: p.blob().$type<Buffer>(),
    uploadedBy: p.uuid().nullable(),
    uploadedAt: instant(),
  },
});

/** Which posts show which image, so that no image in use is deleted. */
export const BlogImageUseEntity = defineEntity({
  name: 'BlogImageUse',
  tableName: 'blog_image_uses',
  properties: {
    postId: p.uuid().primary(),
    imageId: p.uuid().primary(),
  },
});
