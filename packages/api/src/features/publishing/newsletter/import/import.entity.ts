import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One import of subscribers: what was said about their consent, and by whom. */
export const NewsletterImportEntity = defineEntity({
  name: 'NewsletterImport',
  tableName: 'newsletter_imports',
  properties: {
    id: p.uuid().primary(),
    source: p.text(),
    statement: p.text(),
    consentedOn: p.string().columnType('date'),
    added: p.integer(),
    importedBy: p.uuid().nullable(),
    at: instant(),
  },
});
