import { familyWords } from '@infinite/schema/words/families.en';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DeadAccountLink } from '#auth/components/dead-account-link.tsx';
import { AcceptInvitation } from '#families/components/accept-invitation.tsx';
import { DeclineInvitation } from '#families/components/decline-invitation.tsx';
import { familyPageWords } from '#families/families.en.ts';
import { roleNames } from '#families/role-names.ts';
import type { Data } from './+data.ts';

const words = familyPageWords.invitation;

/** Opening the page changes nothing, since mail scanners open links; its button does. */
export function Page(): ReactElement {
  const { invitation, declined } = useData<Data>();
  const { routeParams, viewer } = usePageContext();
  const token = routeParams['token'] ?? '';
  if (!invitation && declined) {
    return (
      <div className="page-column pb-20">
        <PageHeading title={words.declinedTitle} lead={words.declined} />
      </div>
    );
  }
  if (!invitation) return <DeadAccountLink instead={words.dead} />;
  const { invitedBy, child, familyName } = invitation;
  return (
    <div className="page-column pb-20">
      {child ? (
        <PageHeading
          title={words.child.heading(child.name)}
          lead={words.child.lead(invitedBy, familyName)}
        />
      ) : (
        <PageHeading title={words.heading(familyName)} lead={words.lead(invitedBy)} />
      )}
      <div className="grid max-w-measure justify-items-start gap-5">
        {invitation.words ? (
          <figure className="m-0 w-full border-l-4 border-rule pl-5">
            <figcaption className="text-sm text-ink-soft">{words.wrote(invitedBy)}</figcaption>
            <blockquote className="m-0 mt-1 font-serif text-xl wrap-anywhere whitespace-pre-line">
              {invitation.words}
            </blockquote>
          </figure>
        ) : null}
        {child ? (
          <p className="m-0">
            {words.child.recordings(child.recordings)} {words.child.birthday}
          </p>
        ) : null}
        <p className="m-0">
          {words.as(familyWords.roles[roleNames[invitation.role]])}
          {invitation.role === 'OWNER' || invitation.role === 'NONE'
            ? null
            : ` ${words.could[roleNames[invitation.role]]}`}
        </p>
        <AcceptInvitation
          invitation={invitation}
          token={token}
          viewer={viewer && !viewer.sampleUntil ? viewer : null}
        />
        {invitation.alreadyIn ? null : <DeclineInvitation token={token} invitedBy={invitedBy} />}
      </div>
    </div>
  );
}
