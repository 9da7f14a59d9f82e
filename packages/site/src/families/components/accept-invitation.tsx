import type { InvitationQuery } from '@infinite/schema/generated/graphql';
import { AcceptInvitationDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { familyPageWords } from '#families/families.en.ts';
import type { Viewer } from '#renderer/page-audience.ts';

const words = familyPageWords.invitation;

interface AcceptProps {
  invitation: NonNullable<InvitationQuery['invitation']>;
  token: string;
  /** Null for a visitor. */
  viewer: Viewer | null;
}

/** What the reader can do: sign in first, join, or see why this account cannot. */
export function AcceptInvitation({ invitation, token, viewer }: AcceptProps): ReactElement {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { address } = invitation;
  if (!viewer) return <SignInFirst token={token} address={address ?? null} />;
  if (invitation.alreadyIn) {
    return (
      <>
        <p className="m-0">{words.alreadyIn}</p>
        <LinkButton href="/dashboard" variant="primary">
          {words.toDashboard}
        </LinkButton>
      </>
    );
  }
  if (invitation.otherAddress) {
    return <p className="m-0">{words.otherAddress(address ?? '', viewer.email)}</p>;
  }
  const join = async () => {
    setPending(true);
    setProblem(null);
    const answer = await ask(AcceptInvitationDocument, { token });
    if (answer.kind === 'data') {
      window.location.assign(invitation.child ? '/children' : '/dashboard');
      return;
    }
    setPending(false);
    setProblem(answer.kind === 'refused' ? answer.words : words.failed);
  };
  return (
    <>
      {problem ? <ErrorState title={words.failedTitle}>{problem}</ErrorState> : null}
      <Button
        variant="primary"
        size="lg"
        pending={pending}
        pendingLabel={words.pending}
        onClick={() => void join()}
      >
        {invitation.child ? words.child.accept : words.accept}
      </Button>
    </>
  );
}

function SignInFirst({ token, address }: { token: string; address: string | null }): ReactElement {
  const back = encodeURIComponent(`/invitation/${token}`);
  return (
    <>
      <p className="m-0">
        {address ? `${words.forAddress(address)} ` : ''}
        {words.account}
      </p>
      <div className="flex flex-wrap gap-4">
        <LinkButton href={`/?auth=signup&returnUrl=${back}`} variant="primary">
          {words.signUp}
        </LinkButton>
        <LinkButton href={`/?auth=signin&returnUrl=${back}`}>{words.signIn}</LinkButton>
      </div>
    </>
  );
}
