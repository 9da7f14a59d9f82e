import { sampleNotice, sampleTestimonials } from '../content/samples.ts';

/** The sample testimonials, and the line that says what they are. */
export function SampleVoices() {
  return (
    <>
      <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
        {sampleTestimonials.map((voice) => (
          <li key={voice.name}>
            <figure className="m-0 border-t-2 border-amber pt-4">
              <blockquote className="m-0 font-serif text-lg">{voice.quote}</blockquote>
              <figcaption className="mt-3 text-sm text-ink-soft">
                {voice.name}, {voice.location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 mb-0 text-sm text-ink-soft">{sampleNotice}</p>
    </>
  );
}
