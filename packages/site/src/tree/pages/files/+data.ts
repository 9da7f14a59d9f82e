import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { TreeImportsQuery } from '@infinite/schema/generated/graphql';
import { TreeImportsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export interface Data {
  readonly mayExport: boolean;
  readonly mayIncludeLiving: boolean;
  /** Null for those who bring no files in. */
  readonly imports: TreeImportsQuery['treeImports'] | null;
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const role = roleNames[signInFirst(pageContext).familyRole];
  const mayImport = mayInFamily(role, 'importTree');
  return {
    mayExport: mayInFamily(role, 'exportTree'),
    mayIncludeLiving: mayInFamily(role, 'changeAllOfTree'),
    imports: mayImport
      ? (await pageContext.api.execute(TreeImportsDocument, {})).treeImports
      : null,
  };
}
