import { offlineWords as words } from './offline.en.ts';
import { readLastMember } from './last-member.ts';
import { offlinePath } from './paths.ts';
import { whenReachable } from './when-reachable.ts';

/** The recorder of the offline page, and the way back once the server answers again. */
export function serveOffline(places: readonly HTMLElement[]): void {
  for (const place of places) serve(place);
}

function serve(place: HTMLElement): void {
  const recorder = place.querySelector<HTMLElement>('[data-offline-recorder]');
  const again = place.querySelector<HTMLElement>('[data-offline-again]');
  const back = place.querySelector<HTMLElement>('[data-offline-back]');
  const said = place.querySelector('[role=status]');
  if (!recorder || !again || !back || !said) return;
  // The address is still that of the page that could not be reached.
  const wanted = location.pathname === offlinePath ? null : location.href;
  const link = back.querySelector('a');
  if (link && wanted) link.href = wanted;
  again.querySelector('button')?.addEventListener('click', () => location.reload());
  const reachable = whenReachable();
  void reachable.then(() => {
    again.hidden = true;
    back.hidden = false;
  });
  said.textContent = words.loading;
  void mountRecorder(recorder, reachable).then(
    () => (said.textContent = ''),
    () => (said.textContent = words.loadFailed),
  );
}

/** The member's who used this device last, or a visitor's. */
async function mountRecorder(place: HTMLElement, reachable: Promise<void>): Promise<void> {
  const member = readLastMember();
  if (member) {
    const { mountOfflineRecorder } = await import('./offline-recorder-island.tsx');
    mountOfflineRecorder(place, member, reachable);
  } else {
    const { mountTryRecorder } = await import('#recordings/visitor/try-recorder-island.tsx');
    mountTryRecorder(place, { begins: false, question: null });
  }
}
