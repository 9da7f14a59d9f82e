import { loadSession } from '#session/session.ts';
import { sessionStore } from '#session/session-store.ts';
import { featureBarWords } from '#shell/feature-bar.en.ts';
import { leaveAccount } from '#shell/leave-account.ts';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';

/**
 * Shows who is signed in. Public pages are the same for everyone, so the account corner asks; until
 * the answer, what needs it keeps its place and is invisible.
 */
export function serveAccount(): void {
  const corner = document.querySelector<HTMLElement>('[data-account]');
  if (!corner) return;
  corner.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-sign-out]')) void leaveAccount();
  });
  sessionStore.subscribe(() => show(corner));
  show(corner);
  void loadSession();
}

function show(corner: HTMLElement): void {
  const { status, user } = sessionStore.read();
  if (status === 'loading') return;
  const visitors = corner.querySelector<HTMLElement>('[data-for-visitors]');
  const members = corner.querySelector<HTMLElement>('[data-for-members]');
  if (!visitors || !members) return;
  visitors.hidden = user !== null;
  visitors.classList.remove('invisible');
  members.hidden = user === null;
  if (!user) return;
  const name = members.querySelector('[data-account-name]');
  if (name) name.textContent = user.displayName;
  const settings = members.querySelector<HTMLElement>('[data-account-settings]');
  if (settings) {
    const label = siteShellWords.settingsOf(user.displayName);
    settings.title = label;
    settings.setAttribute('aria-label', label);
  }
  const welcome = members.querySelector('[data-account-welcome]');
  if (welcome) welcome.textContent = featureBarWords.welcome(user.displayName);
  const admin = members.querySelector<HTMLElement>('[data-for-admins]');
  if (admin) admin.hidden = user.staffRole === undefined;
}
