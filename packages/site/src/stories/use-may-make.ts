import { mayInFamily } from '@infinite/schema/catalogue/families';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';

/** Whether the viewer's role lets them make stories. */
export function useMayMakeStories(): boolean {
  const { viewer } = usePageContext();
  return viewer ? mayInFamily(roleNames[viewer.familyRole], 'addRecordings') : false;
}
