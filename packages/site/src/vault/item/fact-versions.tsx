import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import type { ItemFactVersionsQuery } from '@infinite/schema/generated/graphql';
import {
  ItemFactVersionsDocument,
  RestoreItemFactsDocument,
} from '@infinite/schema/generated/operations';
import { instantWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Spinner } from '@infinite/ui/spinner';
import { useToast } from '@infinite/ui/use-toast';
import { useEffect, useState, type ReactElement } from 'react';
import { coordinatesOf } from './coordinates.ts';
import { itemWords } from './item.en.ts';
import { takenWords } from './taken-words.ts';

const words = itemWords.versions;

type Version = ItemFactVersionsQuery['itemFactVersions'][number];

interface FactVersionsProps {
  readonly id: string;
  /** That counts now. */
  readonly version: number;
  readonly timeZone: string;
  readonly mayRestore: boolean;
  readonly onClose: () => void;
  readonly onRestored: () => Promise<void>;
}

/** What members said of an item, the last word first; each can be made to count again. */
export function FactVersions(props: FactVersionsProps): ReactElement {
  const { id, version, timeZone, mayRestore, onClose, onRestored } = props;
  const [versions, setVersions] = useState<readonly Version[] | 'failed' | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const toast = useToast();
  useEffect(() => {
    execute(ItemFactVersionsDocument, { recordingId: id }).then(
      ({ itemFactVersions }) => setVersions(itemFactVersions),
      () => setVersions('failed'),
    );
  }, [id]);

  const restore = async (to: number): Promise<void> => {
    setRestoring(to);
    try {
      await execute(RestoreItemFactsDocument, { recordingId: id, version, to });
      await onRestored();
      toast.show({ title: words.restored });
      onClose();
    } catch (error) {
      const title = isRefusal(error) ? error.words : itemWords.form.notSaved;
      toast.show({ title, tone: 'danger' });
      setRestoring(null);
    }
  };
  const row = (key: number, heading: string, said: string) => (
    <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3">
      <div className="mr-auto min-w-0">
        <p className="m-0 font-semibold">{heading}</p>
        {said ? <p className="m-0 text-ink-soft">{said}</p> : null}
      </div>
      {key === version ? (
        <span className="text-sm text-ink-soft">{words.current}</span>
      ) : mayRestore ? (
        <Button
          size="sm"
          pending={restoring === key}
          pendingLabel={words.restoring}
          onClick={() => void restore(key)}
          aria-label={`${words.restore}: ${heading}`}
        >
          {words.restore}
        </Button>
      ) : null}
    </li>
  );

  return (
    <Dialog open onOpenChange={onClose} title={words.title}>
      {versions === null ? <Spinner label={words.title} /> : null}
      {versions === 'failed' ? <p role="alert">{words.notLoaded}</p> : null}
      {versions !== null && versions !== 'failed' ? (
        <ul className="m-0 list-none p-0">
          {versions.map((said) =>
            row(said.version, instantWords(said.editedAt, timeZone), saidWords(said)),
          )}
          {row(0, words.ofFile, versions.length === 0 ? words.nothing : '')}
        </ul>
      ) : null}
    </Dialog>
  );
}

function saidWords({ taken, placeName, place, credit }: Version): string {
  const date = taken ? takenWords(taken) : words.fileDate;
  return [date, placeName, coordinatesOf(place), credit].filter(Boolean).join(' · ');
}
