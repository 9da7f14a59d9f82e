import { LinkTreePersonDocument } from '@infinite/schema/generated/operations';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useAct } from '#settings/use-act.ts';
import { treeWords as words } from './tree.en.ts';

/** The person of the tree whom the reader is. */
export function useSelf(first: string | null) {
  const { viewer } = usePageContext();
  const [selfId, setSelfId] = useState(first);
  const { act } = useAct(LinkTreePersonDocument);
  return {
    selfId,
    linkMe: async (id: string) => {
      if (!viewer) return;
      const subject = { id, kind: 'MEMBER', subjectId: viewer.id } as const;
      if (await act(subject, words.youAre)) setSelfId(id);
    },
  };
}
