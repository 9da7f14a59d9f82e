import type { EntityManager } from '#platform/database/orm.ts';

type DatabaseInstant = Date | string;

export interface ImageTables {
  blog_images: {
    id: string;
    name: string;
    alt: string;
    mime_type: string;
    bytes: string | number;
    sha256: string;
    width: number;
    height: number;
    widths: number[];
    fallback_type: string;
    thumbnail: string;
    wrapped_key: Buffer;
    uploaded_by: string | null;
    uploaded_at: DatabaseInstant;
  };
  blog_image_uses: { post_id: string; image_id: string };
}

/** The tables in the transaction of `em`, if there is one. */
export function imageTables(em: EntityManager) {
  return em.getKysely<ImageTables>();
}
