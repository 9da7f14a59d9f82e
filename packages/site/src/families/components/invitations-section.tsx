import {
  ResendInvitationDocument,
  RevokeInvitationDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useToast } from '@infinite/ui/use-toast';
import { useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import {
  readInvitations,
  type InvitationPage,
  type InvitationView,
} from '#families/invitation-page.ts';
import { useAct } from '#settings/use-act.ts';
import { InvitationRow } from './invitation-row.tsx';
import { NewLink } from './new-link.tsx';

/** Who was invited, by whom, and what became of it; newest first. */
export function InvitationsSection(props: {
  page: InvitationPage;
  onChange: (page: InvitationPage) => void;
  timeZone: string;
}): ReactElement {
  const { page, onChange } = props;
  const toast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const again = useAct(ResendInvitationDocument);
  const back = useAct(RevokeInvitationDocument);
  const reload = async () => {
    const fresh = await readInvitations();
    if (fresh) onChange(fresh);
  };
  const resend = async ({ id }: InvitationView) => {
    const data = await again.act({ id }, null);
    if (!data) return;
    if (data.resendInvitation) setUrl(data.resendInvitation);
    else toast.show({ title: words.resent, tone: 'success' });
    await reload();
  };
  const revoke = async ({ id }: InvitationView) => {
    if (!(await back.act({ id }, null))) return;
    toast.show({ title: words.revoked, tone: 'success' });
    await reload();
  };
  const more = async () => {
    const older = await readInvitations(page.pageInfo.endCursor ?? null);
    if (older) onChange({ ...older, nodes: [...page.nodes, ...older.nodes] });
  };
  const busy = !again.ready || again.pending || back.pending;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="m-0 text-2xl">
        {words.invitations}
      </h2>
      {page.nodes.length === 0 ? <p className="mt-3 text-ink-soft">{words.none}</p> : null}
      <ul className="m-0 mt-4 list-none border-t border-rule p-0">
        {page.nodes.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            timeZone={props.timeZone}
            busy={busy}
            onResend={() => void resend(invitation)}
            onRevoke={() => void revoke(invitation)}
          />
        ))}
      </ul>
      {url ? <NewLink url={url} /> : null}
      {page.pageInfo.hasNextPage ? (
        <Button className="mt-5" onClick={() => void more()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
