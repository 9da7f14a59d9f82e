import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { ItemMarksQuery, NamedPeopleFragment } from '@infinite/schema/generated/graphql';
import { useState, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { AddToAlbum } from '#vault/albums/add-to-album.tsx';
import { FavoriteButton } from '#vault/marks/favorite-button.tsx';
import { ItemTags } from '#vault/insights/item-tags.tsx';
import { DocumentText } from '#vault/insights/document-text.tsx';
import { ItemMood } from '#vault/insights/item-mood.tsx';
import { PeopleInItem, type NamedPerson } from '#vault/people/people-in-item.tsx';

interface ItemMarksProps {
  readonly recordingId: string;
  readonly marks: ItemMarksQuery;
}

/** What a member does with an item of the vault: favorite, albums, who is in it, and what it is about. */
export function ItemMarks({ recordingId, marks }: ItemMarksProps): ReactElement | null {
  const [named, setNamed] = useState(marks.peopleInItem);
  return <MarksOf {...{ recordingId, marks, named }} onNamed={setNamed} />;
}

interface MarksOfProps extends ItemMarksProps {
  readonly named: NamedPeopleFragment;
  readonly onNamed: (named: NamedPeopleFragment) => void;
  readonly onPoint?: ((person: NamedPerson) => void) | undefined;
}

/** The same for who shows the people elsewhere, too. */
export function MarksOf(props: MarksOfProps): ReactElement | null {
  const { recordingId, marks, named, onNamed, onPoint } = props;
  const { viewer } = usePageContext();
  if (!viewer) return null;
  const mayPutIntoAlbums = mayInFamily(roleNames[viewer.familyRole], 'addRecordings');
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <FavoriteButton recordingId={recordingId} favorite={marks.recording?.favorite ?? false} />
        {mayPutIntoAlbums ? <AddToAlbum recordingId={recordingId} /> : null}
      </div>
      <PeopleInItem {...{ recordingId, named, onNamed, onPoint }} />
      <ItemTags recordingId={recordingId} first={marks.itemTags} />
      <DocumentText recordingId={recordingId} first={marks.documentText} />
      <ItemMood recordingId={recordingId} first={marks.itemMood} timeZone={viewer.timeZone} />
    </>
  );
}
