import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { CommentsSection } from '#collaboration/components/comments-section.tsx';
import type { FirstTalk } from '#collaboration/load-talk.ts';
import { useComments } from '#collaboration/use-comments.ts';
import { roleNames } from '#families/role-names.ts';

/** What relatives say about a person of the tree. */
export function PersonTalk({ id, first }: { id: string; first: FirstTalk }): ReactElement | null {
  const { viewer } = usePageContext();
  const talk = useComments({ kind: 'TREE_PERSON', id }, first.comments, first.people);
  if (!viewer) return null;
  return (
    <CommentsSection
      talk={talk}
      timeZone={viewer.timeZone}
      mayComment={mayInFamily(roleNames[viewer.familyRole], 'comment')}
      presence={first.presence}
    />
  );
}
