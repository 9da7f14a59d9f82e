import type { Direction } from '@infinite/kinship/moves';

interface Acts {
  readonly step: (step: Direction) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  readonly voice: () => void;
}

const steps: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
};

/**
 * Moves through a chart by keys, while a person in it has the focus.
 * @returns stops listening
 */
export function followKeys(ground: HTMLElement, acts: Acts): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const voice = event.target instanceof Element && event.target.closest('[data-voice]');
    const step = steps[event.key];
    if (step) acts.step(step);
    else if (event.key === '+' || event.key === '=') acts.zoom(1.4);
    else if (event.key === '-') acts.zoom(1 / 1.4);
    else if (event.key === '0') acts.fit();
    else if (event.key === 'p' || event.key === 'P') acts.voice();
    // The voice is a button in a drawing, which has no keys of its own.
    else if (voice && (event.key === 'Enter' || event.key === ' ')) acts.voice();
    else return;
    event.preventDefault();
  };
  ground.addEventListener('keydown', onKey);
  return () => ground.removeEventListener('keydown', onKey);
}
