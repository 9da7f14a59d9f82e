import type { SeoRunStateName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** An audit of the site. One at most is WAITING or RUNNING. */
export const SeoRunEntity = defineEntity({
  name: 'SeoRun',
  tableName: 'seo_runs',
  properties: {
    id: p.uuid().primary(),
    state: p.text().$type<SeoRunStateName>(),
    requestedAt: instant(),
    startedAt: instant().nullable(),
    finishedAt: instant().nullable(),
    /** Of the database's own clock: when its worker was last heard of. */
    touchedAt: instant(),
    pagesKnown: p.integer().default(0),
    pagesDone: p.integer().default(0),
    problemCount: p.integer().default(0),
    /** Beside the last audit before it that is DONE; null for the first audit. */
    newProblems: p.integer().nullable(),
    solvedProblems: p.integer().nullable(),
    /** Why it is FAILED. */
    problem: p.text().$type<'UNREACHABLE' | 'CUT_OFF'>().nullable(),
  },
});
