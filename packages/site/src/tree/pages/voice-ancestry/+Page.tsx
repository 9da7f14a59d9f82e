import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { TreePage } from '#tree/components/tree-page.tsx';
import { treeVoicesPath } from '#tree/paths.ts';
import { treeWords as words } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

/** The tree with the voices of its people. */
export function Page(): ReactElement {
  const data = useData<Data>();
  return (
    <TreePage
      {...{ data }}
      base={treeVoicesPath}
      title={words.voicesTitle}
      lead={words.voicesLead}
    />
  );
}
