import { spreadBars } from '#recordings/engine/level.ts';

const BARS = 90;
const FLAT = Array.from({ length: BARS }, () => 6);

export interface WaveformProps {
  /** Heights 0 to 100; without them a quiet line stands for the recording. */
  peaks: readonly number[] | null | undefined;
  /** 0 to 1: up to here the bars are full of colour. */
  progress: number;
}

/** The shape of a recording, for the eye only: the slider over it speaks to everyone else. */
export function Waveform({ peaks, progress }: WaveformProps) {
  const bars = spreadBars(peaks && peaks.length > 0 ? peaks : FLAT, BARS);
  const played = Math.round(progress * bars.length);
  return (
    <svg
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block size-full"
    >
      <path d={barsPath(bars, played, bars.length)} className="stroke-edge" {...stroke} />
      <path d={barsPath(bars, 0, played)} className="stroke-amber" {...stroke} />
    </svg>
  );
}

const stroke = { strokeWidth: 0.62, fill: 'none' };

function barsPath(bars: readonly number[], from: number, to: number): string {
  return bars
    .slice(from, to)
    .map((bar, index) => {
      const half = Math.max(2, bar * 0.48);
      return `M${from + index + 0.5} ${50 - half}V${50 + half}`;
    })
    .join('');
}

/** The peaks of the part of a recording that is left after a trim. */
export function peaksWithin(
  peaks: readonly number[] | null | undefined,
  trim: { startMs: number; endMs: number },
  durationMs: number,
): number[] {
  if (!peaks || durationMs <= 0) return [];
  const at = (ms: number): number => Math.round((ms / durationMs) * peaks.length);
  return peaks.slice(at(trim.startMs), Math.max(at(trim.startMs) + 1, at(trim.endMs)));
}
