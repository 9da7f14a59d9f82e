import { recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useRef } from 'react';

const SPOKEN_EVERY_MS = 1000;

/** How loud it is now. The bar follows the voice; what is read aloud changes once a second. */
export function LevelBar({ readHeight }: { readHeight: () => number }) {
  const bar = useRef<SVGRectElement>(null);
  const meter = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const draw = (): void => {
      // Falls slower than it rises, as the eye expects of a needle.
      shown = Math.max(readHeight(), shown * 0.88);
      bar.current?.setAttribute('width', shown.toFixed(1));
      frame = requestAnimationFrame(draw);
    };
    const speak = (): void => {
      const height = readHeight();
      meter.current?.setAttribute('aria-valuenow', String(height));
      meter.current?.setAttribute('aria-valuetext', recorderWords.levelText(height));
    };
    frame = requestAnimationFrame(draw);
    const timer = setInterval(speak, SPOKEN_EVERY_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [readHeight]);

  return (
    <div>
      <div className="mb-1 text-sm text-ink-soft" aria-hidden="true">
        {recorderWords.level}
      </div>
      <div
        ref={meter}
        role="meter"
        aria-label={recorderWords.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="h-4 overflow-hidden rounded-full border border-edge bg-sunk"
      >
        <svg
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block size-full"
        >
          <rect ref={bar} width="0" height="10" className="fill-amber" />
        </svg>
      </div>
    </div>
  );
}
