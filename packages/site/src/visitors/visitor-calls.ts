/** Made up when the page is opened and forgotten with it. */
let visit: string | undefined;

/** POST /api/visitors; null when the server does not count or cannot be reached. */
export async function sendVisit(): Promise<number | null> {
  visit ??= newVisit();
  try {
    const answer = await fetch('/api/visitors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ visit }),
    });
    if (!answer.ok) return null;
    const said: unknown = await answer.json();
    if (typeof said !== 'object' || said === null || !('count' in said)) return null;
    return typeof said.count === 'number' ? said.count : null;
  } catch {
    return null; // No line: the page is read all the same.
  }
}

/** `crypto.randomUUID` is only there on secure origins. */
function newVisit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
