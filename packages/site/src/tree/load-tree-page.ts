import { isRefusal } from '@infinite/api-client/refusal';
import {
  TreeIndividualsDocument,
  TreeOverviewDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { viewNamed } from './paths.ts';

export type TreePageData = Awaited<ReturnType<typeof loadTreePage>>;

/**
 * What a page of the tree begins with: the place in the address, and the people by name for a reader without
 * scripts (`?q=…` searches, `?after=…` goes on). With scripts the tree itself comes at once after the page.
 */
export async function loadTreePage(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const { view, root, q, after } = pageContext.urlParsed.search;
  const search = (q ?? '').slice(0, 100);
  const { treeOverview } = await pageContext.api.execute(TreeOverviewDocument, {});
  const { selfId, mayAdd, mayMerge, mayExport } = treeOverview;
  const ask = (cursor: string | null) =>
    pageContext.api.execute(TreeIndividualsDocument, { search, first: 50, after: cursor });
  const { treeIndividuals } = await ask(after ?? null).catch((error: unknown) => {
    // An address that somebody altered: the beginning is what is left.
    if (isRefusal(error, 'INVALID_INPUT')) return ask(null);
    throw error;
  });
  return {
    place: { view: viewNamed(view), root: root ?? null },
    ...{ selfId, mayAdd, mayMerge, mayExport, search },
    people: treeIndividuals.nodes.map(({ id, name, birth, death }) => ({
      ...{ id, name },
      born: birth?.date?.words ?? '',
      died: death?.date?.words ?? '',
    })),
    after: treeIndividuals.pageInfo.hasNextPage ? treeIndividuals.pageInfo.endCursor : null,
  };
}
