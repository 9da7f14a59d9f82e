import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { counted } from '@infinite/schema/words/dates.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { AuthButton } from '#(marketing)/components/auth-button.tsx';
import { Band } from '#(marketing)/components/band.tsx';
import { NumberedSteps } from '#(marketing)/components/numbered-steps.tsx';
import { ProtectionLine } from '#(marketing)/components/protection-line.tsx';
import { WorkedExample } from '#(marketing)/components/worked-example.tsx';
import { howItWorks } from '#(marketing)/content/how-it-works.ts';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';

export function Page() {
  const { steps, protection, reader, action } = howItWorks;
  const before = (hours: number) => counted(hours / 24, 'day');
  return (
    <>
      <div className="page-column">
        <PageHeading title={howItWorks.heading} lead={howItWorks.lead} />
      </div>
      <Band heading={steps.heading}>
        <NumberedSteps steps={steps.items} />
      </Band>
      <Band sunk heading={protection.heading} lead={protection.lead}>
        <ProtectionLine
          steps={protection.steps(
            before(deliveryTimings.reminderHoursBefore),
            before(deliveryTimings.secondReminderHoursBefore),
          )}
        />
        <ul className="mt-10 mb-0 grid max-w-measure list-disc gap-3 pl-5">
          {protection.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Band>
      <WorkedExample />
      <Band sunk heading={reader.heading}>
        <div className="grid items-center gap-10 md:grid-cols-[1.6fr_1fr]">
          <div className="max-w-measure">
            {reader.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-0 mb-4">
                {paragraph}
              </p>
            ))}
          </div>
          <LetterPicture className="max-w-80" />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <AuthButton variant="primary" size="lg">
            {action.start}
          </AuthButton>
          <LinkButton href="/future-messages" variant="quiet" size="lg">
            {action.look}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
