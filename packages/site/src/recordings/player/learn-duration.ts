const FAR_BEYOND_SECONDS = 1e7;

/**
 * A recording fresh from the recorder names no duration, and cannot be searched until the browser
 * has seen its end: sends it there once, and back to where its listener wants it by then.
 * @param sentTo seconds from the beginning
 * @returns stops listening to the element
 */
export function learnDuration(element: HTMLMediaElement, sentTo: () => number): () => void {
  const back = (): void => {
    if (!Number.isFinite(element.duration)) return;
    element.removeEventListener('durationchange', back);
    element.currentTime = sentTo();
  };
  const look = (): void => {
    if (element.duration !== Infinity) return;
    element.addEventListener('durationchange', back);
    element.currentTime = FAR_BEYOND_SECONDS;
  };
  if (element.readyState >= HTMLMediaElement.HAVE_METADATA) look();
  element.addEventListener('loadedmetadata', look);
  return () => {
    element.removeEventListener('loadedmetadata', look);
    element.removeEventListener('durationchange', back);
  };
}
