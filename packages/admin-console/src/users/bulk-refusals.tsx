import type { BulkAct } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { bulkConsoleWords as words } from './bulk.en.ts';
import type { BulkResult } from './run-bulk-act.ts';

const mostNamed = 100;

/** Who was left out of a bulk act, each with the reason. */
export function BulkRefusals(props: { act: BulkAct; result: BulkResult; onClose: () => void }) {
  const { refused, done, left, error } = props.result;
  const more = refused.length - mostNamed;
  return (
    <div className="grid gap-3">
      <p role="status" className="m-0 font-semibold">
        {words.acts[props.act].done(done.length)}
      </p>
      {left > 0 ? <p className="m-0">{error ? words.broke : words.stopped(left)}</p> : null}
      {refused.length > 0 ? (
        <div>
          <p className="m-0">{words.refused(refused.length)}</p>
          <ul className="my-2 max-h-72 list-disc overflow-auto pl-5" tabIndex={0}>
            {refused.slice(0, mostNamed).map(({ id, username, refusal }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-semibold">{username ?? id}</span>
                {`: ${refusal}`}
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="m-0">{words.refusedMore(more)}</p> : null}
        </div>
      ) : null}
      <div className="flex justify-end">
        <Button variant="primary" onClick={props.onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
