import { home } from '#(marketing)/content/home.ts';
import { SampleFilm } from '../sample-film.tsx';
import { SampleVoices } from '../sample-voices.tsx';
import { Ratings } from './ratings.tsx';

/** The video made for the project, the three sample testimonials it is made of, and sample figures. */
export function Voices() {
  const { heading, lead } = home.voices;
  return (
    <section className="page-column py-10 sm:py-20">
      <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[1fr_1.6fr] lg:gap-x-16">
        <div>
          <h2 className="m-0 text-3xl">{heading}</h2>
          <p className="mt-4 mb-0 max-w-measure text-lg text-ink-soft">{lead}</p>
        </div>
        <SampleFilm />
      </div>
      <div className="mt-10">
        <SampleVoices />
      </div>
      <Ratings />
    </section>
  );
}
