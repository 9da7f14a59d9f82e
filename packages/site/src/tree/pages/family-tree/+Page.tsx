import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { TreePage } from '#tree/components/tree-page.tsx';
import { treePath } from '#tree/paths.ts';
import { treeWords as words } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

/** The tree of the reader's family. */
export function Page(): ReactElement {
  const data = useData<Data>();
  return <TreePage {...{ data }} base={treePath} title={words.title} lead={words.lead} />;
}
