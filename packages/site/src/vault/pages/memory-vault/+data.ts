import { isRefusal } from '@infinite/api-client/refusal';
import type { VaultGridQuery } from '@infinite/schema/generated/graphql';
import { VaultGridDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { filterNamed, kindsOf, monthsOf } from '#vault/grid/vault-filter.ts';
import type { VaultFilter } from '#vault/paths.ts';

export interface Data {
  readonly filter: VaultFilter;
  readonly items: VaultGridQuery['timeline']['nodes'];
  readonly months: VaultGridQuery['timelineMonths'];
  readonly endCursor: string | null;
  /** The month that the page begins with. */
  readonly from: string | null;
}

/** `?kind=photos` narrows it, `?from=1987-06` begins with a month, and `?after=…` with a cursor. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { kind, from, after } = pageContext.urlParsed.search;
  const filter = filterNamed(kind);
  try {
    return await read(pageContext, filter, { from: from ?? null, after: after ?? null });
  } catch (error) {
    // An address that somebody altered: the latest is what is left.
    if (!isRefusal(error, 'INVALID_INPUT')) throw error;
    return read(pageContext, filter, { from: null, after: null });
  }
}

async function read(
  { api }: PageContextServer,
  filter: VaultFilter,
  place: { readonly from: string | null; readonly after: string | null },
): Promise<Data> {
  const month = filter === 'undated' ? '' : null;
  const variables = { kinds: kindsOf(filter), month, ...place };
  const { timeline, timelineMonths } = await api.execute(VaultGridDocument, variables);
  const { nodes: items, pageInfo } = timeline;
  const first = items[0]?.facts?.taken.local.slice(0, 7) ?? null;
  return {
    ...{ filter, items, months: [...monthsOf(filter, timelineMonths)] },
    endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    from: place.from ?? (place.after === null ? null : first),
  };
}
