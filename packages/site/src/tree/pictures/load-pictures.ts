import { isRefusal } from '@infinite/api-client/refusal';
import type { Execute } from '@infinite/api-client/execute';
import type {
  ItemsWithPersonQuery,
  TreePersonPicturesQuery,
} from '@infinite/schema/generated/graphql';
import {
  ItemsWithPersonDocument,
  TreePersonPicturesDocument,
} from '@infinite/schema/generated/operations';

type Items = ItemsWithPersonQuery['itemsWithPerson'];

/** The photos of a person: of their record, and what they are named in. */
export interface PersonPhotos {
  readonly picture: TreePersonPicturesQuery['treePictures'][number] | null;
  readonly mayAdd: boolean;
  readonly ofRecord: TreePersonPicturesQuery['treeVoices']['voices'];
  readonly named: readonly {
    readonly kind: 'CONTACT' | 'MEMBER' | 'CHILD';
    readonly personId: string;
    readonly items: Items;
  }[];
}

/** Null for somebody of whom the reader sees too little. */
export async function loadPictures(execute: Execute, id: string): Promise<PersonPhotos | null> {
  try {
    const { treePictures, treeVoices, treeIndividual } = await execute(TreePersonPicturesDocument, {
      id,
    });
    const people = (treeIndividual?.links ?? []).map(({ kind, subjectId }) => ({
      ...{ kind, personId: subjectId },
    }));
    // Three at most: a member, an entry of the address book, a child.
    const named = await Promise.all(
      people.map(async (person) => ({
        ...person,
        items: (await execute(ItemsWithPersonDocument, { ...person, after: null })).itemsWithPerson,
      })),
    );
    return {
      ...{ picture: treePictures[0] ?? null, mayAdd: treeVoices.mayAdd, named },
      ofRecord: treeVoices.voices.filter(({ recording }) => recording.kind === 'PHOTO'),
    };
  } catch (error) {
    if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'FORBIDDEN')) return null;
    throw error;
  }
}
