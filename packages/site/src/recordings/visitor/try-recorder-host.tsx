import { tryRecorderWords as words } from '#recordings/visitor/try-recorder.en.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { mayHaveVisitorTakes } from './visitor-hint.ts';

interface Opened {
  readonly Recorder: ComponentType<{ begins: boolean; question: string | null }>;
  readonly place: HTMLElement;
  readonly begins: boolean;
  readonly question: string | null;
}

/**
 * The recorder on a page that is drawn on the server alone. Its code comes when the button is
 * pressed, or when an earlier visit left a take on this device.
 */
export function TryRecorderHost() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const place = document.getElementById('try-recorder');
    const button = place?.querySelector('button');
    if (!place || !button) return;
    let pressed = false;
    const open = async (): Promise<void> => {
      const { status } = button.dataset;
      if (status === 'loading') return;
      button.dataset['status'] = 'loading';
      const said = place.querySelector('[role=status]');
      if (said) said.textContent = words.loading;
      try {
        const [{ TryRecorder }, { questionOf }] = await Promise.all([
          import('./try-recorder.tsx'),
          import('./question-of.ts'),
        ]);
        const question = questionOf(new URLSearchParams(location.search).get('question'));
        place.querySelector('[data-try-placeholder]')?.setAttribute('hidden', '');
        // Pressed while it was loading by itself counts as well.
        setOpened({ Recorder: TryRecorder, place, begins: pressed, question });
      } catch {
        delete button.dataset['status'];
        if (said) said.textContent = words.loadFailed;
      }
    };
    const onPress = (): void => {
      pressed = true;
      void open();
    };
    button.addEventListener('click', onPress);
    if (mayHaveVisitorTakes() || new URLSearchParams(location.search).has('question')) {
      void open();
    }
    return () => button.removeEventListener('click', onPress);
  }, []);
  if (!opened) return null;
  const { Recorder, place, begins, question } = opened;
  return createPortal(<Recorder begins={begins} question={question} />, place);
}
