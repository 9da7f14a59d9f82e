import { Icon } from '@infinite/ui/icon';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';

interface PlaySpanProps {
  readonly url: string;
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** What the button says aloud. */
  readonly label: string;
  readonly stopLabel: string;
}

let playing: HTMLAudioElement | null = null;

/** A small amber button that plays exactly a span of a recording. One plays at a time. */
export function PlaySpan(props: PlaySpanProps): ReactElement {
  const { url, title, fromMs, toMs, label, stopLabel } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    let frame = 0;
    // 'timeupdate' comes four times a second: too late for the end of a word.
    const watch = () => {
      if (element.currentTime * 1000 >= toMs) element.pause();
      else frame = requestAnimationFrame(watch);
    };
    const events: Record<string, () => void> = {
      play: () => {
        setPlaying(true);
        frame = requestAnimationFrame(watch);
      },
      pause: () => {
        cancelAnimationFrame(frame);
        setPlaying(false);
      },
      // A page that nobody looks at draws no frames.
      timeupdate: () => {
        if (element.currentTime * 1000 >= toMs) element.pause();
      },
    };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of Object.entries(events)) {
        element.removeEventListener(name, listener);
      }
      element.pause();
    };
  }, [toMs]);
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (playing && playing !== element) playing.pause();
    playing = element;
    setWanted(true);
    // Before the file is known, the browser keeps this as the place to begin.
    element.currentTime = fromMs / 1000;
    void element.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <button
        type="button"
        aria-label={isPlaying ? stopLabel : label}
        title={isPlaying ? stopLabel : label}
        onClick={toggle}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-transparent bg-amber-tint text-amber-ink hover:border-amber-ink"
      >
        <Icon as={isPlaying ? Pause : Volume2} className="size-5" />
      </button>
      <audio ref={audio} src={url} preload={wanted ? 'auto' : 'none'} aria-label={title} hidden />
    </>
  );
}
