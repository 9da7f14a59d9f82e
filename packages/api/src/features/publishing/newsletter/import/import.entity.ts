import type { ImportRefusal } from '@infinite/schema/catalogue/newsletter';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One import of subscribers: what was said about their consent, by whom, and what came of it. */
export const NewsletterImportEntity = defineEntity({
  name: 'NewsletterImport',
  tableName: 'newsletter_imports',
  properties: {
    id: p.uuid().primary(),
    fileName: p.text().default(''),
    source: p.text(),
    statement: p.text(),
    consentedOn: p.string().columnType('date'),
    rows: p.integer().default(0),
    added: p.integer(),
    /** On the list before. */
    known: p.integer().default(0),
    refused: p.integer().default(0),
    importedBy: p.uuid().nullable(),
    at: instant(),
    undoneAt: instant().nullable(),
    undoneBy: p.uuid().nullable(),
    /** Subscribers that undoing it took off the list. */
    removed: p.integer().default(0),
  },
});

/** A row that was not imported; kept for a while, so that its file can be put right. */
export const NewsletterImportRefusalEntity = defineEntity({
  name: 'NewsletterImportRefusal',
  tableName: 'newsletter_import_refusals',
  properties: {
    newsletterImportId: p.uuid().primary(),
    /** From 1, as a spreadsheet numbers it without its empty lines. */
    row: p.integer().primary(),
    /** What the file has there, an address or not. */
    email: p.text(),
    emailKey: p.text().nullable(),
    reason: p.text().$type<ImportRefusal>(),
  },
});
