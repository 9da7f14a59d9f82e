import { mayInFamily } from '@infinite/schema/catalogue/families';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ChildrenLink } from '#children/components/children-link.tsx';
import { FamilyNameSection } from '#families/components/family-name-section.tsx';
import { FamilyPictureSection } from '#families/components/family-picture-section.tsx';
import { InvitationsSection } from '#families/components/invitations-section.tsx';
import { InviteSection } from '#families/components/invite-section.tsx';
import { LeaveSection } from '#families/components/leave-section.tsx';
import { MembersSection } from '#families/components/members-section.tsx';
import { OfferNotice } from '#families/components/offer-notice.tsx';
import { RightsTable } from '#families/components/rights-table.tsx';
import { StartFamilySection } from '#families/components/start-family-section.tsx';
import { familyPageWords as words } from '#families/families.en.ts';
import { useFamily } from '#families/changed-family.ts';
import { roleNames } from '#families/role-names.ts';
import { SettingsPasswordPrompt } from '#settings/components/settings-password-prompt.tsx';
import type { Data } from './+data.ts';

/** The people of the family in view: members, roles, invitations and ownership. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const first = useData<Data>();
  const [invitations, setInvitations] = useState(first.invitations);
  if (!viewer) return null;
  const { family, timeZone } = viewer;
  const role = roleNames[viewer.familyRole];
  const isMember = role !== 'none';
  return (
    <div className="page-column pb-20">
      <Heading family={family} isMember={isMember} />
      <div className="grid grid-cols-1 gap-16">
        {first.people ? (
          <FamilyPictureSection
            family={family}
            picture={first.people.families.find(({ id }) => id === family.id)?.picture ?? null}
            changes={mayInFamily(role, 'renameFamily')}
          />
        ) : null}
        {first.people ? (
          <div className="grid grid-cols-1 gap-8">
            <OfferNotice offer={first.people.ownershipOffer ?? null} timeZone={timeZone} />
            <MembersSection
              first={first.people.familyMembers}
              timeZone={timeZone}
              manages={mayInFamily(role, 'managePeople')}
            />
          </div>
        ) : null}
        {invitations ? (
          <>
            <InviteSection onChange={setInvitations} />
            <InvitationsSection page={invitations} onChange={setInvitations} timeZone={timeZone} />
          </>
        ) : null}
        {isMember ? <ChildrenLink /> : null}
        {isMember ? <RightsTable own={role} /> : null}
        {mayInFamily(role, 'renameFamily') ? <FamilyNameSection family={family} /> : null}
        <StartFamilySection />
        <SettingsPasswordPrompt />
        {isMember && role !== 'owner' ? <LeaveSection family={family.name} /> : null}
      </div>
    </div>
  );
}

function Heading(props: { family: { id: string; name: string }; isMember: boolean }): ReactElement {
  const { name } = useFamily(props.family);
  return (
    <PageHeading title={words.title} lead={props.isMember ? words.lead(name) : words.former} />
  );
}
