import { workInFamily } from '@infinite/api-client/family-in-view';
import { mountReact } from '#client/react-island.tsx';
import type { LastMember } from './last-member.ts';
import { OfflineRecorder } from './offline-recorder.tsx';

/** `reachable` settles once the server answers again. */
export function mountOfflineRecorder(
  place: Element,
  member: LastMember,
  reachable: Promise<void>,
): void {
  // A take keeps the family that it was recorded in.
  workInFamily(member.familyId);
  mountReact(place, <OfflineRecorder memberId={member.id} reachable={reachable} />);
}
