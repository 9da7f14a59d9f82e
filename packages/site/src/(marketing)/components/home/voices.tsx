import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';
import { SampleFilm } from '../sample-film.tsx';
import { SampleVoices } from '../sample-voices.tsx';

/** The film made for the project, and the three sample testimonials it is made of. */
export function Voices() {
  const { heading, lead } = home.voices;
  return (
    <Band heading={heading} lead={lead}>
      <SampleFilm />
      <div className="mt-12">
        <SampleVoices />
      </div>
    </Band>
  );
}
