import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** An event or attribute of an individual or a union, for timelines, maps and anniversaries. */
export const TreeEventEntity = defineEntity({
  name: 'TreeEvent',
  tableName: 'tree_events',
  properties: {
    familyId: p.uuid().primary(),
    recordId: p.uuid().primary(),
    /** Index among the record's structures. */
    ordinal: p.integer().primary(),
    tag: p.text(),
    /** TYPE, for an event without a tag of its own. */
    type: p.text(),
    /** Of an attribute: an occupation, a religion. */
    value: p.text(),
    dateText: p.text(),
    /** Month and day are set where the date is exact to them. */
    year: p.integer().strictNullable(),
    month: p.integer().strictNullable(),
    day: p.integer().strictNullable(),
    /** Julian day number of the first possible day. */
    sort: p.integer().strictNullable(),
    /** Of the last possible day. */
    sortTo: p.integer().strictNullable(),
    lastYear: p.integer().strictNullable(),
    /** The whole hierarchy, the smallest part first: 'Lisbon, Portugal'. */
    place: p.text(),
    latitude: p.double().strictNullable(),
    longitude: p.double().strictNullable(),
    restriction: p.text(),
  },
});

/** A file of an OBJE record that is an item of the vault. */
export const TreeMediaEntity = defineEntity({
  name: 'TreeMedia',
  tableName: 'tree_media',
  properties: {
    familyId: p.uuid().primary(),
    mediaId: p.uuid().primary(),
    ordinal: p.integer().primary(),
    recordingId: p.uuid(),
    mediaType: p.text(),
  },
});

/** A record, or one of its facts, shows an OBJE record. */
export const TreeMediaLinkEntity = defineEntity({
  name: 'TreeMediaLink',
  tableName: 'tree_media_links',
  properties: {
    familyId: p.uuid().primary(),
    recordId: p.uuid().primary(),
    ordinal: p.integer().primary(),
    mediaId: p.uuid(),
    /** `ordinal` of the fact; null: the record as a whole. */
    fact: p.integer().strictNullable(),
  },
});

/** A fact, or a record as a whole, cites a source. */
export const TreeCitationEntity = defineEntity({
  name: 'TreeCitation',
  tableName: 'tree_citations',
  properties: {
    familyId: p.uuid().primary(),
    recordId: p.uuid().primary(),
    ordinal: p.integer().primary(),
    fact: p.integer().strictNullable(),
    sourceId: p.uuid().strictNullable(),
    /** QUAY, 0 to 3. */
    quality: p.integer().strictNullable(),
    /** The OBJE record whose span states it. */
    mediaId: p.uuid().strictNullable(),
    spanFromMs: p.integer().strictNullable(),
    spanToMs: p.integer().strictNullable(),
  },
});

export type TreeEventRow = RowOf<typeof TreeEventEntity>;
