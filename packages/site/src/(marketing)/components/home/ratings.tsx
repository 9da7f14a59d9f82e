import { home } from '#(marketing)/content/home.ts';
import { sampleFigures } from '#(marketing)/content/samples.ts';
import { Band } from '../band.tsx';
import { SampleVoices } from '../sample-voices.tsx';

const number = new Intl.NumberFormat('en');

export function Ratings() {
  const { rating, ratingOutOf, families, messages } = sampleFigures;
  return (
    <Band
      sunk
      heading={home.ratings.heading(rating, ratingOutOf, number.format(families))}
      lead={home.ratings.messages(number.format(messages))}
    >
      <SampleVoices />
    </Band>
  );
}
