import { composerWords as words } from '@infinite/schema/words/composer.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import { openAuthModal } from '#auth/auth-modal-store.ts';
import { Composer } from '#messages/composer/composer.tsx';
import { otherVersion } from '#messages/composer/save-message.ts';
import type { Data } from './+data.ts';

/** Writing, changing and scheduling a message. */
export function Page(): ReactElement | null {
  const { viewer, now } = usePageContext();
  const { message, preview, template, recording, senderName } = useData<Data>();
  const timeZone = viewer?.timeZone ?? 'UTC';
  const userId = viewer?.id ?? '';
  const [first] = useState(() =>
    message === null
      ? null
      : { ...otherVersion(message, timeZone), scheduled: message.state !== 'DRAFT' },
  );
  if (!viewer) return null;
  const scheduled = first?.scheduled ?? false;
  const composer = (
    <Composer
      start={{ userId, message: first, template, attach: recording?.id ?? null }}
      clock={{ now, timeZone }}
      sender={{ name: senderName, suggestion: viewer.displayName }}
      recordings={[
        ...(message?.attachments.map((attached) => attached.recording) ?? []),
        ...(recording ? [recording] : []),
      ]}
      preview={preview}
      onSignIn={(done) => openAuthModal({ stay: true, onSuccess: done })}
      onDone={(id, how) => window.location.assign(`/future-messages/${id}?done=${how}`)}
    />
  );
  return (
    <div className="page-column pb-16">
      <div className="mx-auto max-w-[760px]">
        <PageHeading
          title={scheduled ? words.pageTitle.edit : words.pageTitle.write}
          lead={scheduled ? words.leadScheduled : words.lead}
        />
        {first ? composer : <IfRoleAllows act="writeMessages">{composer}</IfRoleAllows>}
      </div>
    </div>
  );
}
