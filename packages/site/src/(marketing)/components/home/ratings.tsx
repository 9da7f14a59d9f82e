import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { sampleFigures, sampleMark } from '#(marketing)/content/samples.ts';

const number = new Intl.NumberFormat('en');

/** The documented figures; they were made up, and each says so in its own line. */
export function Ratings() {
  const { rating, ratingOutOf, families, messages } = sampleFigures;
  const { heading, figures, more } = home.ratings;
  const values = [number.format(families), number.format(messages), String(rating)];
  return (
    <div className="mt-10 grid items-center gap-x-16 gap-y-6 border-t border-rule pt-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 className="m-0 text-xl">{heading(rating, ratingOutOf, number.format(families))}</h2>
        <LinkButton href="/reviews" variant="quiet" size="sm" className="mt-2 -ml-3">
          {more}
        </LinkButton>
      </div>
      <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {figures.map((figure, index) => {
          const [value, what] = figure(values[index] ?? '');
          return (
            <div
              key={what}
              className="flex flex-row-reverse items-baseline justify-end gap-3 sm:flex-col-reverse sm:items-start sm:gap-0"
            >
              <dt className="text-sm text-ink-soft">
                {what} ({sampleMark.figure})
              </dt>
              <dd className="m-0 font-serif text-2xl">{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
