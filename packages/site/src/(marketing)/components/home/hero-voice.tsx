import { Badge } from '@infinite/ui/badge';
import { heroVoice as words, heroVoicePeaks } from '#(marketing)/content/hero-voice.ts';
import { sampleMark } from '#(marketing)/content/samples.ts';
import { exampleMoments } from '#(marketing)/content/worked-example.ts';
import { soundOf } from '#(marketing)/sounds/sounds.ts';
import { PlaySign } from './play-sign.tsx';
import { WaveBars } from './wave-bars.tsx';

/**
 * A voice to press play on. The browser's own player shows until `acts/voice.ts` replaces it with
 * the button and the waveform, so the voice plays without scripts.
 */
export function HeroVoice() {
  return (
    <figure
      data-island="voice"
      aria-label={words.title}
      className="group/voice m-0 mt-10 bg-amber-tint py-8 text-ink sm:mt-14 sm:py-10 lg:mt-16"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <span className="font-serif text-xl sm:text-2xl">{words.title}</span>
          <span>
            {words.from}. {words.arrives(exampleMoments().delivered.when)}
          </span>
        </div>
        <div className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:mt-6 sm:gap-x-8">
          <button
            type="button"
            data-voice-button
            data-listen={words.listen}
            data-pause={words.pause}
            aria-label={words.listen}
            className="hidden size-16 cursor-pointer items-center justify-center rounded-full border-2 border-transparent bg-accent text-on-accent group-data-enlivened/voice:flex hover:bg-accent-strong sm:size-20"
          >
            <PlaySign className="size-7 sm:size-9" />
          </button>
          <div className="relative col-span-2 h-24 rounded-md group-data-enlivened/voice:col-span-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent sm:h-36">
            <WaveBars
              peaks={heroVoicePeaks}
              className="text-amber group-data-started/voice:opacity-40"
            />
            <div
              aria-hidden="true"
              className="absolute inset-0 hidden [clip-path:inset(0_calc(100%-var(--heard,0%))_0_0)] group-data-started/voice:block"
            >
              <WaveBars peaks={heroVoicePeaks} className="text-amber-ink" />
            </div>
            <input
              type="range"
              min={0}
              max={words.seconds}
              step={1}
              defaultValue={0}
              aria-label={words.seek}
              className="absolute inset-0 m-0 hidden size-full cursor-pointer opacity-0 group-data-enlivened/voice:block"
            />
          </div>
          <audio
            controls
            preload="none"
            src={soundOf('reading')}
            aria-label={words.title}
            className="col-span-2 block w-full group-data-enlivened/voice:hidden"
          />
        </div>
        <div className="mt-4 grid gap-x-12 gap-y-3 text-base sm:grid-cols-[1fr_auto]">
          <p className="m-0 max-w-measure font-serif">{words.words}</p>
          <p className="m-0 hidden tabular-nums group-data-enlivened/voice:block">
            <span data-voice-clock>0:00</span> / 0:{words.seconds}
          </p>
        </div>
        <p className="mt-4 mb-0 grid grid-cols-[auto_1fr] items-baseline gap-3 text-sm">
          <Badge tone="outline">{sampleMark.voice}</Badge> {words.note}
        </p>
      </div>
    </figure>
  );
}
