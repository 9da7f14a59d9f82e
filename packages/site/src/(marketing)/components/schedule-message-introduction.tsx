import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from './band.tsx';
import { Begin } from './begin.tsx';
import { scheduleMessage as words } from '../content/schedule-message.ts';
import { LetterPicture } from '../pictures/letter-picture.tsx';

/** /schedule-message for who is not signed in. */
export function ScheduleMessageIntroduction() {
  const begin = <Begin label={words.begin} hint={words.beginHint} returnUrl="/schedule-message" />;
  return (
    <>
      <div className="page-column grid items-center gap-8 pb-12 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={words.heading} lead={words.lead} />
          {begin}
        </div>
        <LetterPicture className="max-w-80 justify-self-center" />
      </div>
      <Band sunk heading={words.parts.heading}>
        <ol className="m-0 grid list-none gap-8 p-0 sm:grid-cols-2">
          {words.parts.items.map((part, index) => (
            <li key={part.title} className="border-t-2 border-accent pt-4">
              <h3 className="m-0 text-xl">
                <span className="mr-2 text-accent" aria-hidden="true">
                  {index + 1}
                </span>
                {part.title}
              </h3>
              <p className="mt-2 mb-0 max-w-measure">{part.text}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Band heading={words.after.heading} lead={words.after.text}>
        <LinkButton href="/how-it-works">{words.after.more}</LinkButton>
        <div className="mt-10">{begin}</div>
      </Band>
    </>
  );
}
