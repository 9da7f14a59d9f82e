import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';
import { ServerForm } from './server-form.tsx';

/** The first screen: which server. */
export function FirstRun({ onAbout }: { onAbout: () => void }) {
  const { heading, lead } = desktopWords.firstRun;
  return (
    <div className="page-column pb-20">
      <PageHeading title={heading} lead={lead} />
      <div className="max-w-[520px]">
        <ServerForm />
      </div>
      <Button variant="quiet" size="sm" className="mt-10" onClick={onAbout}>
        {desktopWords.about.open}
      </Button>
    </div>
  );
}
