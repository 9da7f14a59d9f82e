import { LinkButton } from '@infinite/ui/link-button';
import { noticesWords as words } from '#notices/notices.en.ts';
import { noticeSettingsPath } from '#notices/paths.ts';

/** From the settings of the account to those of notices. */
export function NoticeSettingsLink() {
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-4 max-w-measure">{words.settings.link}</p>
      <LinkButton href={noticeSettingsPath}>{words.choose}</LinkButton>
    </section>
  );
}
