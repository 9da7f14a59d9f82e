import { keyPage } from '@infinite/integrations/keys-api';
import { KeysPanel } from '@infinite/integrations/keys-panel';
import { memberSettingsWords as words } from '#settings/member-settings.en.ts';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { PresenceSection } from '#collaboration/components/presence-section.tsx';
import { NoticeSettingsLink } from '#notices/components/notice-settings-link.tsx';
import { AuthorMailsSection } from '#settings/components/author-mails-section.tsx';
import { DeleteAccountSection } from '#settings/components/delete-account-section.tsx';
import { PasskeysSection } from '#settings/components/passkeys-section.tsx';
import { PasswordSection } from '#settings/components/password-section.tsx';
import { PreferencesSection } from '#settings/components/preferences-section.tsx';
import { ProfileSection } from '#settings/components/profile-section.tsx';
import { RecentActivity } from '#settings/components/recent-activity.tsx';
import { SecondFactor } from '#settings/components/second-factor.tsx';
import { SenderNameSection } from '#settings/components/sender-name-section.tsx';
import { SessionsSection } from '#settings/components/sessions-section.tsx';
import { SettingsPasswordPrompt } from '#settings/components/settings-password-prompt.tsx';
import { WebhooksLater } from '#settings/components/webhooks-later.tsx';
import { personalKeysApi } from '#settings/personal-keys-api.ts';
import type { Data } from './+data.ts';
import '#admin/console.css';

/** What a member decides about their own account. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const first = useData<Data>();
  if (!viewer) return null;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.pageTitle} lead={words.lead} />
      <div className="grid gap-16">
        <div className="grid gap-8">
          <ProfileSection viewer={viewer} emailChange={first.emailChange ?? null} />
          <SenderNameSection first={first.senderName ?? viewer.displayName} />
        </div>
        <PreferencesSection first={viewer.preferences} />
        <AuthorMailsSection first={first.authorMails} />
        <NoticeSettingsLink />
        <PresenceSection first={first.presenceShown} />
        <section aria-labelledby="security" className="grid gap-10">
          <h2 id="security" className="m-0 text-2xl">
            {words.security.heading}
          </h2>
          <PasswordSection email={viewer.email} />
          <SecondFactor first={first.secondFactor} />
          <PasskeysSection first={first.secondFactor.passkeys} timeZone={viewer.timeZone} />
          <SessionsSection first={first.sessions} timeZone={viewer.timeZone} />
          <RecentActivity first={first.recentActivity} timeZone={viewer.timeZone} />
        </section>
        <KeysPanel
          kind="personal"
          api={personalKeysApi}
          first={keyPage(first.apiKeys)}
          timeZone={viewer.timeZone}
        />
        <WebhooksLater />
        <DeleteAccountSection first={first.accountDeletion ?? null} timeZone={viewer.timeZone} />
        <SettingsPasswordPrompt hasPasskey={first.secondFactor.passkeys.length > 0} />
      </div>
    </div>
  );
}
