import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { sampleFigures, sampleMark } from '#(marketing)/content/samples.ts';
import { Band } from '../band.tsx';

const number = new Intl.NumberFormat('en');

/** The documented figures; they were made up, and each says so in its own line. */
export function Ratings() {
  const { rating, ratingOutOf, families, messages } = sampleFigures;
  const { heading, figures, more } = home.ratings;
  const values = [number.format(families), number.format(messages), String(rating)];
  return (
    <Band sunk heading={heading(rating, ratingOutOf, number.format(families))}>
      <dl className="m-0 grid gap-8 sm:grid-cols-3">
        {figures.map((figure, index) => {
          const [value, what] = figure(values[index] ?? '');
          return (
            <div key={what} className="flex flex-col-reverse border-t-2 border-amber pt-4">
              <dt className="text-ink-soft">
                {what} ({sampleMark.figure})
              </dt>
              <dd className="m-0 font-serif text-3xl">{value}</dd>
            </div>
          );
        })}
      </dl>
      <LinkButton href="/reviews" variant="quiet" className="mt-4 -ml-5">
        {more}
      </LinkButton>
    </Band>
  );
}
