import { isRefusal } from '@infinite/api-client/refusal';
import type { TimelineQuery } from '@infinite/schema/generated/graphql';
import { TimelineDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export interface Data extends TimelineQuery {
  /** It does not begin with the latest. */
  readonly isWithin: boolean;
}

/** `?from=1987` begins with a year, and `?after=…` with a cursor. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { from, after } = pageContext.urlParsed.search;
  const { execute } = pageContext.api;
  try {
    const page = await execute(TimelineDocument, { from, after });
    return { ...page, isWithin: Boolean(from ?? after) };
  } catch (error) {
    // An address that somebody altered: the latest is what is left.
    if (!isRefusal(error, 'INVALID_INPUT')) throw error;
    return { ...(await execute(TimelineDocument, {})), isWithin: false };
  }
}
