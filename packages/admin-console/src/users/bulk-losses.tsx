import { useQuery } from '@apollo/client/react';
import { UsersLossesDocument } from '@infinite/schema/generated/graphql';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { useEffect } from 'react';
import { bulkConsoleWords as words } from './bulk.en.ts';

/** Names what deleting these accounts takes away; tells its parent when that is known. */
export function BulkLosses(props: { ids: readonly string[]; onKnown: (known: boolean) => void }) {
  const { ids, onKnown } = props;
  const { data, error } = useQuery(UsersLossesDocument, {
    variables: { ids: [...ids] },
    fetchPolicy: 'network-only',
  });
  const losses = data?.usersLosses;
  useEffect(() => onKnown(losses !== undefined), [losses, onKnown]);
  if (error) return <p className="m-0 text-danger">{words.lossesFailed}</p>;
  if (!losses) {
    return (
      <p role="status" className="m-0 text-ink-soft">
        {words.lossesReading}
      </p>
    );
  }
  const { lost } = words;
  const lines = [
    lost.accounts(ids.length),
    losses.drafts > 0 && lost.drafts(losses.drafts),
    losses.recordings > 0 && lost.recordings(losses.recordings, sizeWords(losses.bytes)),
    losses.familiesEnded > 0 && lost.families(losses.familiesEnded),
  ].filter((line) => line !== false);
  return (
    <div>
      <p className="m-0">{words.losses}</p>
      <ul className="my-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {losses.armed > 0 ? <p className="m-0">{lost.armed(losses.armed)}</p> : null}
    </div>
  );
}
