import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** What lists, charts and the living rule need of an INDI record. */
export const TreeIndividualEntity = defineEntity({
  name: 'TreeIndividual',
  tableName: 'tree_individuals',
  properties: {
    familyId: p.uuid().primary(),
    /** The record's. */
    id: p.uuid().primary(),
    /** The first name that is recorded; empty: unknown. */
    name: p.text(),
    given: p.text(),
    surname: p.text(),
    /** Surname and given names, folded: lists are in this order. */
    sortName: p.text(),
    /** M, F, X or U. */
    sex: p.text(),
    birthText: p.text(),
    birthYear: p.integer().strictNullable(),
    /** Julian day number of the first possible day. */
    birthSort: p.integer().strictNullable(),
    birthPlace: p.text(),
    deathText: p.text(),
    deathYear: p.integer().strictNullable(),
    deathSort: p.integer().strictNullable(),
    deathPlace: p.text(),
    /** A death, burial or cremation is recorded. */
    died: p.boolean(),
    /** Years of the living rule: the last one of the birth and of the death, and one in which they lived for sure. */
    bornTo: p.integer().strictNullable(),
    diedTo: p.integer().strictNullable(),
    aliveBy: p.integer().strictNullable(),
    /** The first year in which the living rule takes a person for deceased; null: no year says so. */
    presumedDeadYear: p.integer().strictNullable(),
    /** RESN, such as 'CONFIDENTIAL, LOCKED'; empty: none. */
    restriction: p.text(),
    createdBy: p.uuid().strictNullable(),
  },
});

/** A word of a person's names, as it is written and as it sounds. */
export const TreeNameWordEntity = defineEntity({
  name: 'TreeNameWord',
  tableName: 'tree_name_words',
  properties: {
    familyId: p.uuid().primary(),
    individualId: p.uuid().primary(),
    /** Folded: lower case, without accents. */
    word: p.text().primary(),
    /** Its Double Metaphone code; empty for scripts without one. */
    sound: p.text(),
    isSurname: p.boolean(),
  },
});

export type TreeIndividualRow = RowOf<typeof TreeIndividualEntity>;
