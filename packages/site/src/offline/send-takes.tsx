import { Button } from '@infinite/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { loadMemberId } from '#recordings/recordings-calls.ts';
import { signInHere } from '#recordings/sign-in-here.ts';
import { CarriedTakes } from '#recordings/visitor/carried-takes.tsx';
import { offlineWords as words } from './offline.en.ts';

type Signed = 'asking' | 'in' | 'out' | 'other';

/** Sends what waits on this device, once it is sure that its maker is the one signed in. */
export function SendTakes({ memberId }: { memberId: string }) {
  const [signed, setSigned] = useState<Signed>('asking');
  const look = useCallback(async () => {
    const id = await loadMemberId().catch(() => null);
    if (id === memberId) setSigned('in');
    else setSigned(id === null ? 'out' : 'other');
  }, [memberId]);
  useEffect(() => void look(), [look]);

  if (signed === 'asking') return null;
  if (signed === 'in') return <CarriedTakes memberId={memberId} onCarried={() => undefined} />;
  if (signed === 'other') return <p className="m-0">{words.otherMember}</p>;
  return (
    <div className="rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
      <p className="mt-0 mb-4">{words.signIn.text}</p>
      <Button variant="primary" onClick={() => void signInHere().then(look)}>
        {words.signIn.button}
      </Button>
    </div>
  );
}
