import type { KeyboardEvent } from 'react';

type ViewerAct =
  | { readonly kind: 'turn'; readonly step: 1 | -1 }
  | { readonly kind: 'zoom'; readonly steps: 1 | -1 }
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'whole' | 'play' | 'details' | 'keys' };

/** Pixels that an arrow key moves a picture that is zoomed. */
const stepPixels = 80;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [stepPixels, 0],
  ArrowRight: [-stepPixels, 0],
  ArrowUp: [0, stepPixels],
  ArrowDown: [0, -stepPixels],
};

/** Controls that use these keys themselves. */
const ownKeys = '[role="slider"], [role="application"], input, select, textarea, audio, video';

/** What a key asks of the viewer; null for keys that are not the viewer's. */
export function viewerAct(
  event: Pick<
    KeyboardEvent,
    'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'currentTarget' | 'defaultPrevented'
  >,
  { isPhoto, isZoomed }: { readonly isPhoto: boolean; readonly isZoomed: boolean },
): ViewerAct | null {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (!(target instanceof Element)) return null;
  // Events of dialogs above the viewer come here, too: they are its children to React.
  if (!currentTarget.contains(target) || target.closest(ownKeys)) return null;
  const move = moves[key];
  if (move && isPhoto && isZoomed) return { kind: 'move', x: move[0], y: move[1] };
  if (key === 'ArrowRight') return { kind: 'turn', step: 1 };
  if (key === 'ArrowLeft') return { kind: 'turn', step: -1 };
  if (key === 'i') return { kind: 'details' };
  if (key === '?') return { kind: 'keys' };
  // A space presses the button that has the focus.
  if (key === ' ') return target.closest('button, a') ? null : { kind: 'play' };
  if (!isPhoto) return null;
  if (key === '+' || key === '=') return { kind: 'zoom', steps: 1 };
  if (key === '-') return { kind: 'zoom', steps: -1 };
  return key === '0' ? { kind: 'whole' } : null;
}
