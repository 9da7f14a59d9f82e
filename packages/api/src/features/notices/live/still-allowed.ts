import type { AppContext } from '#platform/context.ts';
import { rolesOf } from '#features/people/families/index.ts';
import { stillSignedIn } from '#features/people/identity/index.ts';
import type { StillAllowed } from '#features/notices/live/live-hub.ts';

/** Two statements, however many streams are open. */
export function stillAllowedIn(app: AppContext): StillAllowed {
  return async (owners) => {
    const em = app.orm.em.fork();
    const sessions = await stillSignedIn(
      em,
      owners.map(({ sessionId }) => sessionId),
      app.clock.now(),
    );
    const roles = await rolesOf(em, owners);
    return new Set(
      owners.filter((owner) => sessions.has(owner.sessionId) && roles.get(owner) === owner.role),
    );
  };
}
