/** Says, before the journal and its code are loaded, that it may hold a visitor's take. */
const hint = 'visitor-takes';

export function noteVisitorTakes(there: boolean): void {
  try {
    if (there) localStorage.setItem(hint, '');
    else localStorage.removeItem(hint);
  } catch {
    // Without it a take is found once the recorder is opened.
  }
}

export function mayHaveVisitorTakes(): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}
