import { mountedMark, startUpNoticeId } from '#shell/boot-script.ts';
import { pressEarlyButton } from '#shell/early-press.ts';
import { serveAccount } from './account.ts';
import { serveAnalytics } from './analytics.ts';
import { serveAuthModal } from './auth-modal.ts';
import { serveIslands } from './islands.ts';
import { serveMenus } from './menus.ts';
import { serveSections } from './sections.ts';
import { serveThemeSwitches } from './theme-switches.ts';
import { serveToasts } from './toasts.ts';

/**
 * Starts what acts around a page: menus, account corner, theme, toasts, the sign-in and the islands.
 * A page that is rendered on the server alone calls it from its only script, a hydrated page after
 * hydration. Called once a page.
 */
export function startClient(): void {
  serveThemeSwitches();
  serveMenus();
  serveSections();
  serveToasts();
  serveAccount();
  serveAuthModal();
  serveIslands();
  serveAnalytics();
  document.documentElement.dataset.mounted = mountedMark;
  document.getElementById(startUpNoticeId)?.setAttribute('hidden', '');
  pressEarlyButton();
}
