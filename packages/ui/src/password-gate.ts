/**
 * A sensitive operation is refused until the user has recently entered the password. A caller that
 * gets that refusal asks here; a dialog on the page (there is one at most) asks the user.
 */
let open = false;
let waiting: ((proven: boolean) => void)[] = [];
let dialogs = 0;
const listeners = new Set<() => void>();

/** Resolves to true when the password was accepted: repeat the act. False: show the refusal. */
export function askForPassword(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  change(true);
  return new Promise((resolve) => waiting.push(resolve));
}

/** The dialog says how it ended. */
export function answerPasswordGate(proven: boolean): void {
  const asked = waiting;
  waiting = [];
  change(false);
  for (const resolve of asked) resolve(proven);
}

export const isPasswordAsked = (): boolean => open;

export function subscribeToPasswordGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A dialog is on the page, until the returned function is called. */
export function registerPasswordDialog(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    if (dialogs === 0) answerPasswordGate(false);
  };
}

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}
