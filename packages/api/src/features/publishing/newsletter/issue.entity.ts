import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type {
  IssueKindName,
  IssueStateName,
  NewsletterPaceName,
} from '@infinite/schema/catalogue/newsletter';
import { defineEntity, p } from '@mikro-orm/core';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import { instant } from '#platform/database/instant-type.ts';

export const NewsletterIssueEntity = defineEntity({
  name: 'NewsletterIssue',
  tableName: 'newsletter_issues',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<IssueKindName>(),
    /** Of a digest: its week or month, of which there is one. */
    period: p.text().nullable(),
    subject: p.text(),
    preview: p.text(),
    intro: p.text(),
    postIds: p.array().columnType('uuid[]'),
    /** The segment it goes to; empty and null narrow nothing. */
    interests: p.array().$type<BlogCategoryId[]>().defaultRaw(`'{}'`),
    paces: p.array().$type<NewsletterPaceName[]>().defaultRaw(`'{}'`),
    language: p.text().nullable(),
    joinedFrom: p.string().columnType('date').nullable(),
    engagedDays: p.integer().nullable(),
    state: p.text().$type<IssueStateName>().default('DRAFT'),
    /** Raised by every change; a change names the version it was made on. */
    version: p.integer().default(1),
    /** Set while it is scheduled. */
    sendAt: instant().nullable(),
    sendDate: p.string().columnType('date').nullable(),
    sendTime: p.string().columnType('time').nullable(),
    /** IANA name. */
    sendZone: p.text().nullable(),
    /** What is sent, as it was when sending began. */
    mail: p.json<RenderedIssue>().nullable(),
    startedAt: instant().nullable(),
    /** The last subscriber whose row as a recipient is stored. */
    fixedUpTo: p.uuid().nullable(),
    /** When the rows of all recipients were stored. */
    fixedAt: instant().nullable(),
    endedAt: instant().nullable(),
    createdBy: p.uuid().nullable(),
    /** The key of the editor that made it; see `createIssue`. */
    clientId: p.text().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

/** Every change of an issue's state. */
export const NewsletterIssueStepEntity = defineEntity({
  name: 'NewsletterIssueStep',
  tableName: 'newsletter_issue_steps',
  properties: {
    id: p.uuid().primary(),
    issueId: p.uuid(),
    at: instant(),
    fromState: p.text().$type<IssueStateName>().nullable(),
    toState: p.text().$type<IssueStateName>(),
    actor: p.text(),
    detail: p.text().nullable(),
  },
});

/** One subscriber's copy of an issue. */
export const NewsletterRecipientEntity = defineEntity({
  name: 'NewsletterRecipient',
  tableName: 'newsletter_recipients',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    issueId: p.uuid(),
    /** Null when the subscriber was erased since. */
    subscriberId: p.uuid().nullable(),
    state: p.text().$type<'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED'>().default('WAITING'),
    attempts: p.integer().default(0),
    /** Set while it waits. */
    nextAttemptAt: instant().nullable(),
    sentAt: instant().nullable(),
    /** The links of this copy count clicks: its reader had agreed. */
    countsClicks: p.boolean().default(false),
    openedAt: instant().nullable(),
    leftAt: instant().nullable(),
    bouncedAt: instant().nullable(),
    complainedAt: instant().nullable(),
    problem: p.text().nullable(),
  },
});

/** The first click of a reader who agreed, on one link of an issue. */
export const NewsletterClickEntity = defineEntity({
  name: 'NewsletterClick',
  tableName: 'newsletter_clicks',
  properties: {
    recipientId: p.uuid().primary(),
    /** Its place among the links of the issue's mail. */
    link: p.integer().primary(),
    at: instant(),
  },
});
