import { Icon } from '@infinite/ui/icon';
import { CalendarClock } from 'lucide-react';
import { futureMessages } from '../content/future-messages.ts';

/** A letter as its reader would see it. */
export function SampleLetter() {
  const { letter, sign, when } = futureMessages.sample;
  return (
    <figure className="m-0 max-w-[40rem] rounded-lg border border-rule bg-raised p-6 shadow-float sm:p-10">
      <blockquote className="m-0 font-serif text-lg sm:text-xl sm:leading-relaxed">
        {letter.map((line) => (
          <p key={line} className="mt-0 mb-4">
            {line}
          </p>
        ))}
        <p className="m-0 italic">{sign}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-2 border-t border-rule pt-4 text-sm text-ink-soft">
        <Icon as={CalendarClock} className="text-amber" />
        {when}
      </figcaption>
    </figure>
  );
}
