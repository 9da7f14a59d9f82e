/** The page of a recording, with its player at a moment. */
export function momentPath(recordingId: string, atMs: number): string {
  const path = `/voice-recordings/${recordingId}`;
  return atMs > 0 ? `${path}?t=${Math.floor(atMs / 1000)}` : path;
}

/** The moment that an address asks for, in milliseconds; 0 for the beginning. */
export function momentOf(t: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(t ?? '') ? Number(t) : 0;
  return seconds * 1000;
}
