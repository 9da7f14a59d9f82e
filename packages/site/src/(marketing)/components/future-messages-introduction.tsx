import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from './band.tsx';
import { Begin } from './begin.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { SampleLetter } from './sample-letter.tsx';
import { futureMessages as words } from '../content/future-messages.ts';
import { CapsulePicture } from '../pictures/capsule-picture.tsx';

/** /future-messages for who is not signed in. */
export function FutureMessagesIntroduction() {
  const begin = <Begin label={words.begin} hint={words.beginHint} returnUrl="/future-messages" />;
  return (
    <>
      <div className="page-column grid items-center gap-8 pb-12 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={words.heading} lead={words.lead} />
          {begin}
        </div>
        <CapsulePicture className="max-w-80 justify-self-center" />
      </div>
      <Band sunk heading={words.occasions.heading}>
        <NumberedSteps steps={words.occasions.items} />
      </Band>
      <Band heading={words.sample.heading}>
        <SampleLetter />
      </Band>
      <Band sunk heading={words.safe.heading}>
        <dl className="m-0 grid gap-8 md:grid-cols-3">
          {words.safe.points.map((point) => (
            <div key={point.title}>
              <dt className="font-serif text-xl">{point.title}</dt>
              <dd className="mt-2 ml-0">{point.text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band heading={words.questions.heading}>
        <div className="grid gap-x-12 lg:grid-cols-3">
          {words.questions.items.map(({ question, answer }) => (
            <div key={question} className="border-t border-rule py-5">
              <h3 className="m-0 text-xl">{question}</h3>
              <p className="mt-1 mb-0">
                {typeof answer === 'string' ? answer : answer(deliveryTimings.latestYear)}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-10">{begin}</div>
      </Band>
    </>
  );
}
