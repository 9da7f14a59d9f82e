import { Badge } from '@infinite/ui/badge';
import { sampleMark, sampleTestimonials, type SampleTestimonial } from '../content/samples.ts';

/** Testimonials that were made up: rating, plan, and on each card the mark that says so. */
export function SampleVoices({
  voices = sampleTestimonials,
}: {
  voices?: readonly SampleTestimonial[];
}) {
  return (
    <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
      {voices.map((voice) => (
        <li key={voice.name}>
          <figure className="m-0 border-t-2 border-amber pt-4">
            <div className="mb-3 flex items-center justify-between gap-3">
              <span role="img" aria-label={sampleMark.rating(voice.rating)} className="text-amber">
                {'★'.repeat(voice.rating)}
              </span>
              <Badge tone="amber">{sampleMark.voice}</Badge>
            </div>
            <blockquote className="m-0 font-serif text-lg">{voice.quote}</blockquote>
            <figcaption className="mt-3 text-sm text-ink-soft">
              {voice.name}, {voice.location} · {voice.plan}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
