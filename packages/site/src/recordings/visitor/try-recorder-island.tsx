import { mountReact } from '#client/react-island.tsx';
import { questionOf } from './question-of.ts';
import { TryRecorder } from './try-recorder.tsx';

/** Puts the recorder below its placeholder. `question` is the id that the address names. */
export function mountTryRecorder(
  place: HTMLElement,
  { begins, question }: { begins: boolean; question: string | null },
): void {
  const root = place.appendChild(document.createElement('div'));
  mountReact(root, <TryRecorder begins={begins} question={questionOf(question)} />);
}
