import type { TreePicturePartsFragment } from '@infinite/schema/generated/graphql';
import { TreePicturesDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';

export type Pictures = ReadonlyMap<string, TreePicturePartsFragment>;

/** As many as the API answers at once. */
const atOnce = 200;

/** Pictures of people by their ids, each asked for once. A list without them is still a list. */
export function usePictures(ids: readonly string[]): Pictures {
  const [known, setKnown] = useState<{ asked: ReadonlySet<string>; pictures: Pictures }>({
    asked: new Set(),
    pictures: new Map(),
  });
  const wanted = ids.filter((id) => !known.asked.has(id)).slice(0, atOnce);
  const key = wanted.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let isOver = false;
    const asking = key.split(' ');
    void ask(TreePicturesDocument, { ids: asking }).then((answer) => {
      if (isOver) return;
      const found = answer.kind === 'data' ? answer.data.treePictures : [];
      setKnown((before) => ({
        asked: new Set([...before.asked, ...asking]),
        pictures: new Map([
          ...before.pictures,
          ...found.map((picture): [string, TreePicturePartsFragment] => [
            picture.individualId,
            picture,
          ]),
        ]),
      }));
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  return known.pictures;
}
