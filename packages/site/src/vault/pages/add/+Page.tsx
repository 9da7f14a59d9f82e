import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import { addWords as words } from '#vault/add/add.en.ts';
import { AddToVault } from '#vault/add/components/add-to-vault.tsx';

/** Everything a family has comes in here. */
export function Page(): ReactElement {
  const { viewer } = usePageContext();
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="max-w-[800px]">
        <IfRoleAllows act="addRecordings">
          {viewer ? <AddToVault memberId={viewer.id} familyId={viewer.family.id} /> : null}
        </IfRoleAllows>
      </div>
    </div>
  );
}
