import { isRefusal } from '@infinite/api-client/refusal';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { TimelineQuery } from '@infinite/schema/generated/graphql';
import { TimelineDocument, TreeTimelineDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { joinPages, pageEnd, type JoinedPage, type TimelineEvent } from '#vault/timeline-page.ts';
import type { TimelineItem } from '#vault/timeline-groups.ts';

export interface Data extends JoinedPage<TimelineItem, TimelineEvent> {
  readonly months: TimelineQuery['timelineMonths'];
  /** It does not begin with the latest. */
  readonly isWithin: boolean;
}

/** `?from=1987` begins with a year, and `?after=…` with a cursor. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { from, after } = pageContext.urlParsed.search;
  try {
    return { ...(await load(pageContext, { from, after })), isWithin: Boolean(from ?? after) };
  } catch (error) {
    // An address that somebody altered: the latest is what is left.
    if (!isRefusal(error, 'INVALID_INPUT')) throw error;
    return { ...(await load(pageContext, {})), isWithin: false };
  }
}

async function load(
  pageContext: PageContextServer,
  start: { from?: string; after?: string },
): Promise<Omit<Data, 'isWithin'>> {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  const { timeline, timelineMonths: months } = await execute(TimelineDocument, start);
  const none = { nodes: [], pageInfo: { hasNextPage: false } };
  const seesTree = mayInFamily(roleNames[familyRole], 'seeTree');
  const events = seesTree
    ? (await execute(TreeTimelineDocument, { ...start, to: pageEnd(timeline) })).treeTimeline
    : none;
  return { ...joinPages(timeline, events), months };
}
