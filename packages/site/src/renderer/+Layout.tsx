import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { ReactElement, ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AuthModalHost } from '#auth/components/auth-modal-host.tsx';
import { LoadMoreHost } from '#blog/components/load-more-host.tsx';
import { TryRecorderHost } from '#recordings/visitor/try-recorder-host.tsx';
import { QuizHost } from '#quizzes/components/quiz-host.tsx';
import { FeatureBar } from '#shell/components/feature-bar.tsx';
import { SampleNotice } from '#sample-family/components/sample-notice.tsx';
import { EnquiryHost } from '#enquiries/components/enquiry-host.tsx';
import { NewsletterHost } from '#newsletter/components/newsletter-host.tsx';
import { PageBody } from '#shell/components/page-body.tsx';
import { AnalyticsHost } from '#shell/components/analytics-host.tsx';
import { QuietFooter } from '#shell/components/quiet-footer.tsx';
import { QuietHeader } from '#shell/components/quiet-header.tsx';
import { SiteFooter } from '#shell/components/site-footer.tsx';
import { SiteHeader } from '#shell/components/site-header.tsx';
import { StartUpNotice } from '#shell/components/start-up-notice.tsx';
import { ToastHost } from '#shell/components/toast-host.tsx';
import { ActsHost } from '#(marketing)/components/acts-host.tsx';
import { LivelinessHost } from '#visitors/components/liveliness-host.tsx';
import '#renderer/site.css';

const site = { header: <SiteHeader />, footer: <SiteFooter /> };
const quiet = { header: <QuietHeader />, footer: <QuietFooter /> };
/** The admin panel has its own header. */
const bare = { header: null, footer: null };
const feature = { header: <FeatureBar />, footer: <SiteFooter /> };
const frames = { public: site, visitor: site, member: site, token: quiet, admin: bare, feature };

/**
 * The layout of every page. It renders the only <main>, as wide as the window: a page puts its
 * parts into `page-column`, or lets a band of color run to the edges.
 */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const { config } = usePageContext();
  const frame = frames[config.frame ?? config.audience ?? 'member'];
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-md bg-accent px-4 py-3 text-on-accent focus:translate-y-0"
      >
        {siteShellWords.skipToContent}
      </a>
      <StartUpNotice />
      {frame.header}
      <SampleNotice />
      <PageBody>{children}</PageBody>
      {frame.footer}
      <AuthModalHost />
      <ActsHost />
      <LivelinessHost />
      <LoadMoreHost />
      <QuizHost />
      <TryRecorderHost />
      <EnquiryHost />
      <NewsletterHost />
      <AnalyticsHost />
      <ToastHost />
    </>
  );
}
