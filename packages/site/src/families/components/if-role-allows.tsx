import { mayInFamily, type FamilyAct } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import type { ReactElement, ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';

/**
 * What the role of the viewer allows, or the reason why it is not there: nobody records for ten
 * minutes and is refused then.
 */
export function IfRoleAllows(props: { act: FamilyAct; children: ReactNode }): ReactElement | null {
  const { viewer } = usePageContext();
  if (!viewer) return null;
  const role = roleNames[viewer.familyRole];
  if (mayInFamily(role, props.act)) return <>{props.children}</>;
  return (
    <p role="note" className="mt-0 mb-8 max-w-measure rounded-md bg-amber-tint px-5 py-4">
      {role === 'none' ? familyWords.notMember : familyWords.notYourRole}
    </p>
  );
}
