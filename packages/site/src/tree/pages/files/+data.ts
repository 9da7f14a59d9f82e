import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { TreeImportsQuery } from '@infinite/schema/generated/graphql';
import { TreeFilePersonDocument, TreeImportsDocument } from '@infinite/schema/generated/operations';
import { isRefusal } from '@infinite/api-client/refusal';
import type { Execute } from '@infinite/api-client/execute';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export interface Data {
  readonly mayExport: boolean;
  readonly mayIncludeLiving: boolean;
  /** Whose part of the tree is asked for, by `?person=…`. */
  readonly person: { readonly id: string; readonly name: string } | null;
  /** Null for those who bring no files in. */
  readonly imports: TreeImportsQuery['treeImports'] | null;
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const role = roleNames[signInFirst(pageContext).familyRole];
  const mayImport = mayInFamily(role, 'importTree');
  const { execute } = pageContext.api;
  const asked = pageContext.urlParsed.search['person'];
  return {
    mayExport: mayInFamily(role, 'exportTree'),
    mayIncludeLiving: mayInFamily(role, 'changeAllOfTree'),
    person: asked ? await personOf(execute, asked) : null,
    imports: mayImport ? (await execute(TreeImportsDocument, {})).treeImports : null,
  };
}

/** Somebody who was removed, or is of another family, leaves the whole tree. */
async function personOf(execute: Execute, id: string): Promise<Data['person']> {
  try {
    return (await execute(TreeFilePersonDocument, { id })).treeIndividual ?? null;
  } catch (error) {
    if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'FORBIDDEN')) return null;
    throw error;
  }
}
