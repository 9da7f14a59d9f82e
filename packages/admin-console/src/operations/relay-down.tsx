import {
  TryRelayNowDocument,
  type DeliveryFiguresFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { formatMoment } from '#components/moments.ts';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.deliveries;

/** Shown while the relay's breaker is open: since when, what the relay said, how many wait. */
export function RelayDown({ health }: { health: DeliveryFiguresFragment }) {
  const attempt = useOperation(TryRelayNowDocument, words.tryRelayDone, [
    'DeliveryHealth',
    'OperatorDeliveries',
  ]);
  const { relayDownSince, relaySays, dueDeliveries } = health;
  if (!relayDownSince) return null;
  return (
    <div role="alert" className="mb-4 rounded-md border border-edge bg-amber-tint px-4 py-3">
      <p className="m-0 font-semibold">{words.relayDown}</p>
      <p className="m-0 wrap-anywhere">
        {words.relayDownSince(formatMoment(relayDownSince), relaySays ?? '–')}
      </p>
      <p className="mt-1 mb-3">{words.relayDownText(dueDeliveries)}</p>
      <Button pending={attempt.pending} onClick={() => void attempt.run({})}>
        {words.tryRelay}
      </Button>
    </div>
  );
}
