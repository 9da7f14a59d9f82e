import { maintenanceWords as words } from '@infinite/schema/words/maintenance.en';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';

/** What everybody but an administrator sees while maintenance lasts, at every address. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <Button variant="primary" onClick={() => window.location.reload()}>
        {words.again}
      </Button>
    </div>
  );
}
