import { familyWords } from '@infinite/schema/words/families.en';
import type { InvitationState } from '@infinite/schema/generated/graphql';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { dayOf } from '#families/day-of.ts';
import { familyPageWords as words } from '#families/families.en.ts';
import type { InvitationView } from '#families/invitation-page.ts';
import { roleNames } from '#families/role-names.ts';

const tones: Record<InvitationState, BadgeTone> = {
  OPEN: 'amber',
  ACCEPTED: 'success',
  DECLINED: 'plain',
  REVOKED: 'plain',
  EXPIRED: 'plain',
};

/** One invitation; an open or expired one can be sent again or taken back. */
export function InvitationRow(props: {
  invitation: InvitationView;
  timeZone: string;
  busy: boolean;
  onResend: () => void;
  onRevoke: () => void;
}): ReactElement {
  const { invitation, timeZone, busy } = props;
  const { state, email, name, child } = invitation;
  const day = (instant: string) => dayOf(instant, timeZone);
  // The address of an invitation is deleted some time after it was accepted.
  const who = name || email || invitation.acceptedBy || words.byLink;
  const again = email ? words.resend : words.newLink;
  const facts = [
    familyWords.roles[roleNames[invitation.role]],
    ...(name && email ? [email] : []),
    ...(child ? [words.forChild(child)] : []),
    words.invitedBy(invitation.invitedBy, day(invitation.createdAt)),
    ...(state === 'OPEN' ? [words.openUntil(day(invitation.expiresAt))] : []),
    ...(invitation.acceptedBy && invitation.acceptedAt
      ? [words.acceptedBy(invitation.acceptedBy, day(invitation.acceptedAt))]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="m-0 flex flex-wrap items-center gap-3">
          <strong className="wrap-anywhere">{who}</strong>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p className="mt-1 mb-0 text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {state === 'OPEN' || state === 'EXPIRED' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            disabled={busy}
            aria-label={words.actOn(again, who)}
            onClick={props.onResend}
          >
            {again}
          </Button>
          <Button
            size="sm"
            disabled={busy}
            aria-label={words.actOn(words.revoke, who)}
            onClick={props.onRevoke}
          >
            {words.revoke}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
