import { placeOfZone } from '@infinite/schema/words/dates.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { DevicesSection } from '#notices/components/devices-section.tsx';
import { NoticeSettingsForm } from '#notices/components/notice-settings-form.tsx';
import { noticesWords } from '#notices/notices.en.ts';
import { noticesPath } from '#notices/paths.ts';
import type { Data } from './+data.ts';

const words = noticesWords.settings;

/** Which notices leave the app for a member, and when. */
export function Page() {
  const first = useData<Data>();
  const { viewer } = usePageContext();
  const timeZone = viewer?.timeZone ?? 'UTC';
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.heading}
        lead={words.lead}
        above={
          <a className="link" href={noticesPath}>
            {words.back}
          </a>
        }
      />
      <NoticeSettingsForm first={first} place={placeOfZone(timeZone)} />
      <DevicesSection first={first.devices} pushKey={first.pushKey} timeZone={timeZone} />
    </div>
  );
}
