import { LinkButton } from '@infinite/ui/link-button';
import { futureMessages as words } from '#(marketing)/content/future-messages.ts';
import { Band } from '../band.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';
import { SampleLetter } from '../sample-letter.tsx';

/** What a message to a later day is, in short. */
export function MessagesRoom() {
  return (
    <>
      <div className="page-column py-10">
        <p className="m-0 max-w-measure text-lg">{words.lead}</p>
        <LinkButton href="/schedule-message" variant="primary" size="lg" className="mt-6">
          {words.begin}
        </LinkButton>
      </div>
      <Band sunk heading={words.sample.heading}>
        <SampleLetter />
      </Band>
      <Band heading={words.occasions.heading}>
        <NumberedSteps steps={words.occasions.items} />
      </Band>
    </>
  );
}
