import { durationWords } from '@infinite/schema/words/dates.en';
import { tryRecorderWords } from '#recordings/visitor/try-recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import type { Take } from '#recordings/engine/take.ts';
import { TakePlayer } from './take-player.tsx';
import {
  useCarriedTakes,
  type CarriedTake,
  type CarriedTakes as Takes,
} from './use-carried-takes.ts';

const words = tryRecorderWords.carried;
const titleOf = ({ title }: Take): string => title.trim() || tryRecorderWords.takes.untitled;

interface CarriedTakesProps {
  memberId: string;
  onCarried(recordingId: string): void;
}

/** What was recorded on this device before the sign-in: on its way, or asked about. */
export function CarriedTakes({ memberId, onCarried }: CarriedTakesProps) {
  const takes = useCarriedTakes(memberId, onCarried);
  if (takes.carried.length + takes.unclaimed.length === 0) return null;
  return (
    <section aria-label={words.region} className="mb-8 grid gap-4">
      {takes.carried.map((one) => (
        <OnItsWay key={one.take.id} one={one} onTryAgain={() => takes.tryAgain(one.take)} />
      ))}
      {takes.unclaimed.map((take) => (
        <Unclaimed key={take.id} take={take} takes={takes} />
      ))}
    </section>
  );
}

function OnItsWay({ one, onTryAgain }: { one: CarriedTake; onTryAgain(): void }) {
  const { take, state } = one;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-l-4 border-accent bg-accent-tint px-5 py-4">
      <p role="status" className="m-0">
        {words[state](titleOf(take))}
      </p>
      {state === 'failed' ? <Button onClick={onTryAgain}>{words.again}</Button> : null}
    </div>
  );
}

function Unclaimed({ take, takes }: { take: Take; takes: Takes }) {
  const [listens, setListens] = useState(false);
  return (
    <div className="rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
      <h2 className="m-0 text-xl">{words.asks.title(titleOf(take))}</h2>
      <p className="mt-1 mb-4">{words.asks.text(durationWords(take.elapsedMs))}</p>
      {listens && takes.journal ? (
        <div className="mb-4">
          <TakePlayer journal={takes.journal} take={take} title={titleOf(take)} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void takes.claim(take)}>
          {words.asks.take}
        </Button>
        {listens ? null : <Button onClick={() => setListens(true)}>{words.asks.listen}</Button>}
        <Button variant="quiet" onClick={() => void takes.discard(take)}>
          {words.asks.remove}
        </Button>
      </div>
    </div>
  );
}
