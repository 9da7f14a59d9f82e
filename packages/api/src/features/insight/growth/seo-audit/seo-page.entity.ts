import { defineEntity, p } from '@mikro-orm/core';

/** A page as an audit read it. */
export const SeoPageEntity = defineEntity({
  name: 'SeoPage',
  tableName: 'seo_pages',
  properties: {
    runId: p.uuid().primary(),
    path: p.text().primary(),
    /** Of HTTP; 0: no answer came. */
    status: p.integer(),
    /** Of its HTML, not compressed. */
    bytes: p.integer(),
    title: p.text().nullable(),
    description: p.text().nullable(),
    canonical: p.text().nullable(),
    robots: p.text().nullable(),
    /** How many it has. */
    headings: p.integer(),
    /** Types of schema.org. */
    structuredData: p.array(),
    /** How many were found on it. */
    problems: p.integer(),
  },
});
