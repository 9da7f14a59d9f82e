import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A child whom a parent keeps a profile for, without a sign-in. */
export const ChildEntity = defineEntity({
  name: 'Child',
  tableName: 'children',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** Who gave the consent. */
    parentId: p.uuid(),
    /** The parent's own id of it: sent again, it is the same child. */
    clientId: p.text(),
    /** Null once it is erased. */
    sealedName: p.blob().$type<Uint8Array>().strictNullable(),
    /** An ISO date; null once it is erased, and after the child took the profile over. */
    sealedBirthday: p.blob().$type<Uint8Array>().strictNullable(),
    /**
     * The year in which the parent is reminded next, of the 13th or 18th birthday. All of the
     * birthday that is not sealed, so that the sweep does not open every profile every day.
     */
    reminderYear: p.smallint().nullable(),
    createdAt: instant(),
    /** Set while the consent is withdrawn. */
    eraseAt: instant().nullable(),
    /** The grown child, who took the profile over. */
    accountId: p.uuid().nullable(),
    handedOverAt: instant().nullable(),
  },
});

/** That a parent agreed, to which words, and until when. It outlives the profile. */
export const ChildConsentEntity = defineEntity({
  name: 'ChildConsent',
  tableName: 'child_consents',
  properties: {
    id: p.uuid().primary(),
    childId: p.uuid(),
    familyId: p.uuid(),
    givenBy: p.uuid(),
    /** Of `consentWords`. */
    wordsVersion: p.smallint(),
    givenAt: instant(),
    withdrawnAt: instant().nullable(),
  },
});

/** A recording of a parent that holds the voice of a child. */
export const ChildVoiceEntity = defineEntity({
  name: 'ChildVoice',
  tableName: 'child_voices',
  properties: {
    recordingId: p.uuid().primary(),
    childId: p.uuid(),
  },
});

export type Child = RowOf<typeof ChildEntity>;
