import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';

interface LinkActProps {
  submit: string;
  pending: string;
  failedTitle: string;
}

/** The button of a page behind a mailed link, and how a refusal looks; a small script serves both. */
export function LinkAct({ submit, pending, failedTitle }: LinkActProps) {
  return (
    <>
      <div className="grid max-w-measure justify-items-start gap-5">
        <div data-refusal="" className="empty:hidden" />
        <Button variant="primary" data-act="" data-busy={pending}>
          {submit}
        </Button>
      </div>
      <template data-step="refused">
        <ErrorState title={failedTitle}>
          <span data-words="" />
        </ErrorState>
      </template>
    </>
  );
}
