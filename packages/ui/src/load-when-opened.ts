import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast } from './toast-store.ts';

/** A component whose code is loaded when it is first needed. */
interface LateComponent<Props> {
  /** Once it is loaded. */
  readonly known: () => ComponentType<Props> | undefined;
  /** A failed load is tried again at the next call. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** Loads a component at most once. */
export function loadOnce<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    known: () => component,
    load: async () => (component ??= await load()),
  };
}

/**
 * The component once it was opened and is loaded; it stays, so that it can close by itself. Render it
 * with `createElement`. If it cannot be loaded, a toast says so and `onFailed` undoes the opening.
 */
export function useWhenOpened<Props>(
  late: LateComponent<Props>,
  open: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState(() => late.known() ?? null);
  const fail = useEffectEvent(() => {
    const { title, text } = siteShellWords.partNotLoaded;
    showToast({ title, description: text });
    onFailed();
  });
  useEffect(() => {
    if (!open || Loaded) return undefined;
    let current = true;
    late.load().then(
      (component) => {
        if (current) setLoaded(() => component);
      },
      () => {
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [late, open, Loaded]);
  return Loaded;
}
