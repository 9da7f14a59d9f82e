import { isRefusal } from '@infinite/api-client/refusal';
import type {
  TreeImportMatchesQuery,
  TreeImportPartsFragment,
  TreeImportProblemsQuery,
} from '@infinite/schema/generated/graphql';
import {
  TreeImportDocument,
  TreeImportMatchesDocument,
  TreeImportProblemsDocument,
} from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export interface Data {
  readonly first: TreeImportPartsFragment;
  readonly problems: TreeImportProblemsQuery['treeImportProblems'];
  readonly matches: TreeImportMatchesQuery['treeImportMatches'];
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  const id = pageContext.routeParams['id'] ?? '';
  try {
    const { treeImport: first } = await execute(TreeImportDocument, { id });
    if (first) {
      const [problems, matches] = await Promise.all([
        execute(TreeImportProblemsDocument, { id }),
        execute(TreeImportMatchesDocument, { id }),
      ]);
      return {
        first,
        problems: problems.treeImportProblems,
        matches: matches.treeImportMatches,
      };
    }
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
  }
  throw render(404);
}
