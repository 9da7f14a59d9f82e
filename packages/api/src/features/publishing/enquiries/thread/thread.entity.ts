import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** An email of a thread: an answer of staff, or what came back. */
export const EnquiryMessageEntity = defineEntity({
  name: 'EnquiryMessage',
  tableName: 'enquiry_messages',
  properties: {
    id: p.uuid().primary(),
    enquiryId: p.uuid(),
    direction: p.text().$type<'IN' | 'OUT'>(),
    /** Written by a program (RFC 3834): kept, and nothing follows from it. */
    automatic: p.boolean().default(false),
    /** Of an answer: who wrote it. */
    authorId: p.uuid().nullable(),
    /** The username at that time, or the name of the sender. */
    authorName: p.text(),
    /** Of the person outside: where the answer goes, or where the email came from. */
    address: p.text(),
    subject: p.text(),
    body: p.text(),
    /** The Message-ID, without angle brackets. */
    mailId: p.text(),
    clientId: p.text().nullable(),
    at: instant(),
    /** Of an answer. */
    state: p.text().$type<'WAITING' | 'SENT' | 'FAILED'>().nullable(),
    attempts: p.integer().default(0),
    nextAttemptAt: instant().nullable(),
    /** What the mail server said to the last attempt. */
    problem: p.text().nullable(),
  },
});

export type EnquiryMessage = RowOf<typeof EnquiryMessageEntity>;

/** A remark among staff. Nothing changes it, and it is never mailed. */
export const EnquiryNoteEntity = defineEntity({
  name: 'EnquiryNote',
  tableName: 'enquiry_notes',
  properties: {
    id: p.uuid().primary(),
    enquiryId: p.uuid(),
    authorId: p.uuid().nullable(),
    /** The username at that time. */
    authorName: p.text(),
    body: p.text(),
    clientId: p.text().nullable(),
    at: instant(),
  },
});

/** When somebody last opened an enquiry. */
export const EnquiryReadEntity = defineEntity({
  name: 'EnquiryRead',
  tableName: 'enquiry_reads',
  properties: {
    enquiryId: p.uuid().primary(),
    userId: p.uuid().primary(),
    readAt: instant(),
  },
});
