/**
 * Closes an open disclosure by Escape, which gives the focus back to its button, and when a press or
 * the focus goes elsewhere. Returns what takes the listeners away.
 */
export function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  const closeIfOutside = ({ target }: Event) => {
    if (!(target instanceof Node && details.contains(target))) details.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => leave.abort();
}
