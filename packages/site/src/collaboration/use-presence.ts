import type { PresencePartsFragment } from '@infinite/schema/generated/graphql';
import { FamilyPresenceDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';

export type Presence = PresencePartsFragment | null | undefined;

/** Who else is here, read again when somebody comes or goes. */
export function usePresence(first: Presence): Presence {
  const [presence, setPresence] = useState(first);
  const reads = useRef(0);
  useEffect(
    () =>
      onLive('presence', () => {
        const turn = (reads.current += 1);
        void ask(FamilyPresenceDocument, {}).then((answer) => {
          // An answer that was overtaken is older than what is shown.
          if (answer.kind !== 'data' || turn !== reads.current) return;
          setPresence(answer.data.familyPresence);
        });
      }),
    [],
  );
  return presence;
}
