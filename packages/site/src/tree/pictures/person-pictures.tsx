import { AttachVoiceDocument, DetachVoiceDocument } from '@infinite/schema/generated/operations';
import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { ImagePlus, Unlink } from 'lucide-react';
import { createElement, useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { TimelineTile } from '#vault/components/timeline-tile.tsx';
import { personPath } from '#vault/paths.ts';
import { loadPictures, type PersonPhotos } from './load-pictures.ts';
import { picturesWords as words } from './pictures.en.ts';

const choosePanel = loadOnce(async () => (await import('./choose-photo.tsx')).ChoosePhoto);

interface PersonPicturesProps {
  readonly id: string;
  readonly name: string;
  readonly photos: PersonPhotos;
  readonly onPhotos: (photos: PersonPhotos) => void;
}

const shownOfVault = 12;

/** Photos that the record shows, to add and take off, and what of the vault the person is named in. */
export function PersonPictures(props: PersonPicturesProps): ReactElement | null {
  const { id, name, photos, onPhotos } = props;
  const { ofRecord, named, mayAdd } = photos;
  const [choosing, setChoosing] = useState(false);
  const attach = useAct(AttachVoiceDocument);
  const detach = useAct(DetachVoiceDocument);
  const close = () => setChoosing(false);
  const Choose = useWhenOpened(choosePanel, choosing, close);
  const reload = async () => {
    const next = await loadPictures(execute, id).catch((error: unknown) => {
      // What is shown stays until the page is opened again.
      if (isRefusal(error)) return null;
      throw error;
    });
    if (next) onPhotos(next);
  };
  const add = async (recordingId: string) => {
    if (await attach.act({ recordingId, recordId: id }, words.added)) await reload();
  };
  const remove = async (recordingId: string) => {
    if (await detach.act({ recordingId, recordId: id }, words.removed)) await reload();
  };
  const inVault = named.filter(({ items }) => items.nodes.length > 0);
  const isEmpty = ofRecord.length === 0 && inVault.length === 0;
  if (isEmpty && !mayAdd) return null;
  return (
    <section aria-labelledby="person-photos" className="mt-10">
      <h2 id="person-photos" className="m-0 mb-3 text-2xl">
        {words.title}
      </h2>
      {isEmpty ? <p className="mt-0 mb-4 text-ink-soft">{words.none(name)}</p> : null}
      {ofRecord.length > 0 ? (
        <>
          <h3 className="mt-0 mb-2 text-base text-ink-soft">{words.ofRecord}</h3>
          <ul className="m-0 mb-4 flex list-none flex-wrap gap-2 p-0">
            {ofRecord.map(({ recording, mayRemove }) => (
              <li key={recording.id} className="relative size-26 sm:size-36">
                <TimelineTile item={recording} onKeyDown={() => undefined} />
                {mayRemove ? (
                  <button
                    type="button"
                    aria-label={words.removeNamed(recording.title)}
                    title={words.removeNamed(recording.title)}
                    disabled={!detach.ready || detach.pending}
                    onClick={() => void remove(recording.id)}
                    className="absolute top-1 right-1 flex size-10 cursor-pointer items-center justify-center rounded-md border border-edge bg-raised text-ink hover:bg-sunk print:hidden"
                  >
                    <Icon as={Unlink} />
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {inVault.map(({ kind, personId, items }) => (
        <div key={personId} className="mb-4">
          <h3 className="mt-0 mb-2 text-base text-ink-soft">{words.inVault}</h3>
          <ItemGrid items={items.nodes.slice(0, shownOfVault)} />
          {items.nodes.length > shownOfVault || items.pageInfo.hasNextPage ? (
            <a
              className="link mt-2 inline-flex min-h-11 items-center"
              href={personPath({ kind, personId })}
            >
              {words.all(name)}
            </a>
          ) : null}
        </div>
      ))}
      {mayAdd ? (
        <Button disabled={!attach.ready} onClick={() => setChoosing(true)}>
          <Icon as={ImagePlus} />
          {words.add}
        </Button>
      ) : null}
      {Choose && choosing
        ? createElement(Choose, {
            name,
            taken: ofRecord.map(({ recording }) => recording.id),
            onClose: close,
            onChoose: add,
          })
        : null}
    </section>
  );
}
