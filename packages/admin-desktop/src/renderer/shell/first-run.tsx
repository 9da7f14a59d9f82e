import { desktopWords } from '#desktop.en.ts';
import { PageHeading } from '@infinite/ui/page-heading';
import { ServerForm } from './server-form.tsx';

/** The first screen: which server. */
export function FirstRun() {
  const { heading, lead } = desktopWords.firstRun;
  return (
    <div className="page-column pb-20">
      <PageHeading title={heading} lead={lead} />
      <div className="max-w-[520px]">
        <ServerForm />
      </div>
    </div>
  );
}
