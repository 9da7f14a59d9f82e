import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { MutesSection } from '#notices/components/mutes-section.tsx';
import { NoticeList } from '#notices/components/notice-list.tsx';
import { noticesWords as words } from '#notices/notices.en.ts';
import { noticeSettingsPath, noticesPath } from '#notices/paths.ts';
import type { Data } from './+data.ts';

const views = [
  { muted: false, href: noticesPath, name: 'shown' },
  { muted: true, href: `${noticesPath}?show=muted`, name: 'muted' },
] as const;

/** What happened in the family and to the member's messages, the newest first. */
export function Page() {
  const { muted, newest, notices, noticeMutes } = useData<Data>();
  const { viewer, now } = usePageContext();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.heading}
        lead={words.lead}
        actions={
          <a className="link" href={noticeSettingsPath}>
            {words.choose}
          </a>
        }
      />
      <div className="max-w-measure">
        <nav aria-label={words.views.label} className="mb-6 flex gap-6 border-b border-rule">
          {views.map((view) => (
            <a
              key={view.href}
              href={view.href}
              aria-current={view.muted === muted ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.views[view.name]}
            </a>
          ))}
        </nav>
        <NoticeList
          first={notices}
          muted={muted}
          newest={newest}
          clock={{ now, timeZone: viewer?.timeZone ?? 'UTC' }}
        />
        <MutesSection first={noticeMutes} />
      </div>
    </div>
  );
}
