import {
  LeaveUnresolvedDeliveryDocument,
  RetryFailedDeliveryDocument,
  type OperatorDeliveryRowFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.deliveries;
const reads = ['DeliveryHealth', 'OperatorDeliveries', 'OperatorDelivery', 'Standing'];

/** Failed ones can be resent; ones of unknown outcome can be settled. */
export function DeliveryActs({ delivery }: { delivery: OperatorDeliveryRowFragment }) {
  const retry = useOperation(RetryFailedDeliveryDocument, words.retried, reads);
  const leave = useOperation(LeaveUnresolvedDeliveryDocument, words.left, reads);
  const { id, state, setAsideReason, leftAsIs, maskedAddress } = delivery;
  const isUnresolved = state === 'UNRESOLVED';
  if (state !== 'FAILED' && !isUnresolved && !setAsideReason) return <>–</>;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={(isUnresolved ? words.sendAgainOf : words.retryOf)(maskedAddress)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {isUnresolved ? words.sendAgain : words.retry}
      </Button>
      {isUnresolved && !leftAsIs ? (
        <Button
          size="sm"
          aria-label={words.leaveOf(maskedAddress)}
          pending={leave.pending}
          onClick={() => void leave.run({ id })}
        >
          {words.leave}
        </Button>
      ) : null}
    </span>
  );
}
