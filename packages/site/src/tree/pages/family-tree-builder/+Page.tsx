import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { TreePage } from '#tree/components/tree-page.tsx';
import { builderPath } from '#tree/paths.ts';
import { treeWords as words } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

/** The tree in editing mode. */
export function Page(): ReactElement {
  const data = useData<Data>();
  return (
    <TreePage
      {...{ data }}
      base={builderPath}
      title={words.builderTitle}
      lead={words.builderLead}
      editing
    />
  );
}
