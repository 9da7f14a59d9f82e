import { useCallback, useEffect, useRef, useState } from 'react';
import type { Trim } from '#recordings/engine/trim.ts';
import { learnDuration } from './learn-duration.ts';

export interface Playback {
  /** Put it on the audio or video element. */
  mediaRef: (element: HTMLMediaElement | null) => void;
  playing: boolean;
  /** Where it stands, in milliseconds from the beginning of the whole recording. */
  positionMs: number;
  failed: boolean;
  toggle(): void;
  seek(ms: number): void;
  playFrom(ms: number): void;
  setSpeed(speed: number): void;
}

/**
 * Plays one element within a trim; the trim's ends are the ends of what a listener meets.
 * @param onDuration told the length in milliseconds as the file itself has it; must be stable
 */
export function usePlayback(trim: Trim, onDuration: (ms: number) => void): Playback {
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [positionMs, setPositionMs] = useState(trim.startMs);
  const [failed, setFailed] = useState(false);
  const bounds = useRef(trim);
  bounds.current = trim;
  /** Where a listener sent it last, in seconds. */
  const sentTo = useRef(0);

  useEffect(() => {
    if (!element) return;
    const show = (): void => setPositionMs(element.currentTime * 1000);
    const follow = (): void => {
      const { endMs } = bounds.current;
      if (element.currentTime * 1000 < endMs || element.paused) return show();
      element.pause();
      element.currentTime = endMs / 1000;
      show();
    };
    const learn = (): void => {
      if (Number.isFinite(element.duration)) onDuration(Math.round(element.duration * 1000));
    };
    const events: [string, () => void][] = [
      ['timeupdate', follow],
      ['seeked', show],
      ['play', () => setPlaying(true)],
      ['pause', () => setPlaying(false)],
      ['ended', () => setPlaying(false)],
      ['error', () => setFailed(true)],
      ['durationchange', learn],
      ['loadedmetadata', learn],
    ];
    for (const [name, listener] of events) element.addEventListener(name, listener);
    // The error may have come before this script did.
    if (element.error) setFailed(true);
    setPlaying(!element.paused);
    learn();
    const forget = learnDuration(element, () => sentTo.current);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
      forget();
    };
  }, [element, onDuration]);

  // 'timeupdate' comes four times a second: too late for the end of a word, too rough for a line.
  useEffect(() => {
    if (!playing || !element) return;
    let frame = 0;
    const step = (): void => {
      element.dispatchEvent(new Event('timeupdate'));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, element]);

  const seek = useCallback(
    (ms: number): void => {
      if (!element) return;
      const { startMs, endMs } = bounds.current;
      const to = Math.min(endMs, Math.max(startMs, ms));
      sentTo.current = to / 1000;
      // Until the length is known the browser is on its way to the end, and comes back to there.
      if (element.duration !== Infinity) element.currentTime = sentTo.current;
      setPositionMs(to);
    },
    [element],
  );

  const toggle = useCallback((): void => {
    if (!element) return;
    if (!element.paused) return element.pause();
    const { startMs, endMs } = bounds.current;
    const at = element.currentTime * 1000;
    if (at < startMs - 1 || at >= endMs - 50) element.currentTime = startMs / 1000;
    // A refusal to play also comes as an 'error' event, which says so.
    void element.play().catch(() => setPlaying(false));
  }, [element]);

  const playFrom = useCallback(
    (ms: number): void => {
      seek(ms);
      void element?.play().catch(() => setPlaying(false));
    },
    [element, seek],
  );

  const setSpeed = useCallback(
    (speed: number): void => {
      if (element) element.playbackRate = speed;
    },
    [element],
  );

  return { mediaRef: setElement, playing, positionMs, failed, toggle, seek, playFrom, setSpeed };
}
