import { sampleFilm as words } from '#(marketing)/content/sample-film.ts';
import mp4 from '#(marketing)/films/sample-voices.mp4?url&no-inline';
import captions from '#(marketing)/films/sample-voices.vtt?url&no-inline';
import webm from '#(marketing)/films/sample-voices.webm?url&no-inline';
import poster from '#(marketing)/films/sample-voices.webp?url&no-inline';

/** The testimonial film: only its poster loads before somebody presses play. */
export function SampleFilm() {
  return (
    <figure className="@container m-0 max-w-[800px]">
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width="960"
        height="540"
        aria-label={words.label}
        // Taller than its pictures by the bar of the controls, which would cover the poster's title.
        className="drawn-on-paper block h-[calc(56.25cqw+3.5rem)] w-full rounded-lg border border-rule bg-sunk object-contain object-top"
      >
        <source src={mp4} type="video/mp4" />
        <source src={webm} type="video/webm" />
        <track kind="captions" src={captions} srcLang="en" label={words.captions} default />
        {words.cannotPlay}
      </video>
      <figcaption className="mt-3 text-sm text-ink-soft">{words.note}</figcaption>
    </figure>
  );
}
