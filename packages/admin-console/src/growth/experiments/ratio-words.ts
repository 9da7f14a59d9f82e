import { experimentWords as words } from '@infinite/schema/words/growth.en';

/** 1.2 → '+20 %', 0.9 → '−10 %'; a true minus sign. */
function percent(ratio: number): string {
  const change = Math.round((ratio - 1) * 100);
  return change < 0 ? `−${-change} %` : `+${change} %`;
}

/** The estimated difference to the control, in words. */
export function ratioWords(low: number | null, high: number | null): string {
  // Degenerate bounds carry no information.
  const upper = high !== null && high < 100 ? high : null;
  const lower = low !== null && low > 0.005 ? low : null;
  if (lower !== null && upper !== null) return words.between(percent(lower), percent(upper));
  if (lower !== null) return words.atLeast(percent(lower));
  return upper === null ? words.unknownRange : words.atMost(percent(upper));
}

/** 0.9512 → '95.1 %'; never rounds up to 100 %. */
export function confidenceWords(confidence: number): string {
  return `${Math.min(99.9, Math.floor(confidence * 1000) / 10)} %`;
}
