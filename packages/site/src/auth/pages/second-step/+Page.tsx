import { secondStepPageWords as words } from '@infinite/schema/words/auth-modal.en';
import { PageHeading } from '@infinite/ui/page-heading';
import { PlainCodeForm } from '#auth/components/plain-code-form.tsx';

/** The second step of a sign-in as a plain form; also where a new password leads. */
export function Page() {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <PlainCodeForm />
    </div>
  );
}
