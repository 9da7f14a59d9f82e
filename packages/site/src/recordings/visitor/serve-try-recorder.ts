import { tryRecorderWords as words } from '#recordings/visitor/try-recorder.en.ts';
import { mayHaveVisitorTakes } from './visitor-hint.ts';

/**
 * Brings the recorder when its button is pressed, or at once when an earlier visit left a take on
 * this device or another page chose a question.
 */
export function serveTryRecorder(places: readonly HTMLElement[]): void {
  const address = new URLSearchParams(location.search);
  const wanted = mayHaveVisitorTakes() || address.has('question');
  for (const place of places) serve(place, address.get('question'), wanted);
}

function serve(place: HTMLElement, question: string | null, wanted: boolean): void {
  const button = place.querySelector('button');
  const placeholder = place.querySelector('[data-try-placeholder]');
  const said = place.querySelector('[role=status]');
  if (!button || !placeholder || !said) return;
  let pressed = false;
  const open = async (): Promise<void> => {
    if (button.dataset['status'] === 'loading') return;
    button.dataset['status'] = 'loading';
    said.textContent = words.loading;
    try {
      const { mountTryRecorder } = await import('./try-recorder-island.tsx');
      placeholder.setAttribute('hidden', '');
      // A press while it was loading by itself counts as well.
      mountTryRecorder(place, { begins: pressed, question });
    } catch {
      delete button.dataset['status'];
      said.textContent = words.loadFailed;
    }
  };
  button.addEventListener('click', () => {
    pressed = true;
    void open();
  });
  if (wanted) void open();
}
