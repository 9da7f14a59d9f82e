import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { ReactElement, ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { signInFormId, signInPath } from '#auth/sign-in-page.ts';
import { ClientStart } from '#client/client-start.tsx';
import { startUpNoticeId } from '#shell/boot-script.ts';
import { FeatureBar } from '#shell/components/feature-bar.tsx';
import { SampleNotice } from '#sample-family/components/sample-notice.tsx';
import { MemberFooter } from '#shell/components/member-footer.tsx';
import { MemberShell } from '#shell/components/member-shell.tsx';
import { PageBody } from '#shell/components/page-body.tsx';
import { QuietFooter } from '#shell/components/quiet-footer.tsx';
import { QuietHeader } from '#shell/components/quiet-header.tsx';
import { SiteFooter } from '#shell/components/site-footer.tsx';
import { SiteHeader } from '#shell/components/site-header.tsx';
import { ToastRegion } from '#shell/components/toast-region.tsx';
import { Liveliness } from '#visitors/components/liveliness.tsx';
import '#renderer/site.css';

const full = { header: <SiteHeader />, footer: <SiteFooter /> };
/** Members have a shell of their own, on their pages alone. */
const shell = { header: <MemberShell />, footer: <MemberFooter /> };
const quiet = { header: <QuietHeader />, footer: <QuietFooter /> };
/** The admin panel has its own header. */
const bare = { header: null, footer: null };
const feature = { header: <FeatureBar />, footer: <SiteFooter /> };
const frames = { public: full, visitor: full, member: shell, token: quiet, admin: bare, feature };

/**
 * The layout of every page. It renders the only <main>, as wide as the window: a page puts its
 * parts into `page-column`, or lets a band of color run to the edges.
 */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const { config, site } = usePageContext();
  const frame = frames[config.frame ?? config.audience ?? 'member'];
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-md bg-accent px-4 py-3 text-on-accent focus:translate-y-0"
      >
        {siteShellWords.skipToContent}
      </a>
      {/* The boot script shows it when nothing starts; the client hides it again. */}
      <p
        id={startUpNoticeId}
        hidden
        suppressHydrationWarning
        role="status"
        className="m-0 bg-amber-tint px-4 py-2 text-center text-ink"
      >
        {siteShellWords.startUp.mounting}
      </p>
      {frame.header}
      <SampleNotice />
      <PageBody>{children}</PageBody>
      {frame.footer}
      <form id={signInFormId} action={signInPath} hidden />
      <Liveliness />
      <ToastRegion />
      {site.analyticsScript ? <div hidden data-analytics={site.analyticsScript} /> : null}
      <ClientStart />
    </>
  );
}
