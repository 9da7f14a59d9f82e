import { useEffect, useRef } from 'react';

interface EditorKeys {
  save: () => void;
  preview: () => void;
  publish: () => void;
}

/** Ctrl or Command with S, Alt+P or Shift+Enter, wherever the focus is; not under a dialog. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      latest.current[act]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function actOf(event: KeyboardEvent): keyof EditorKeys | null {
  if (!(event.ctrlKey || event.metaKey)) return null;
  if (event.key.toLowerCase() === 's' && !event.altKey && !event.shiftKey) return 'save';
  // By its place: with Alt, a Mac writes another letter.
  if (event.code === 'KeyP' && event.altKey) return 'preview';
  return event.key === 'Enter' && event.shiftKey ? 'publish' : null;
}
