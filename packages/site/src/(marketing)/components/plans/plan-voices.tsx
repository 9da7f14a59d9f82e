import { planVoices } from '#(marketing)/content/pricing.ts';
import { sampleNotice } from '#(marketing)/content/samples.ts';

/** Sample testimonials by plan, and the line that says what they are. */
export function PlanVoices() {
  return (
    <>
      <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
        {planVoices.map((voice) => (
          <li key={voice.name}>
            <figure className="m-0 border-t-2 border-amber pt-4">
              <blockquote className="m-0 font-serif text-lg">{voice.quote}</blockquote>
              <figcaption className="mt-3 text-sm text-ink-soft">
                {voice.name}, {voice.location} · {voice.plan}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 mb-0 text-sm text-ink-soft">{sampleNotice}</p>
    </>
  );
}
