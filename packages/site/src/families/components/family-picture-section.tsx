import { RemoveFamilyPictureDocument } from '@infinite/schema/generated/operations';
import type { ReactElement } from 'react';
import { showChange, useFamily } from '#families/changed-family.ts';
import { familyPageWords as words } from '#families/families.en.ts';
import { useAct } from '#settings/use-act.ts';
import { PortraitForm } from './portrait-form.tsx';

/** The picture of the family in view, and for those who may change its name, a way to change it. */
export function FamilyPictureSection(props: {
  family: { id: string; name: string };
  picture: string | null;
  changes: boolean;
}): ReactElement | null {
  const { id, name, picture } = useFamily({ ...props.family, picture: props.picture });
  const remove = useAct(RemoveFamilyPictureDocument);
  if (!picture && !props.changes) return null;
  return (
    <section aria-labelledby="family-picture" className="flex flex-wrap items-center gap-6">
      <h2 id="family-picture" className="only-read-aloud">
        {words.picture}
      </h2>
      {picture ? (
        <img
          src={picture}
          alt={words.pictureOf(name)}
          width={144}
          height={144}
          className="size-36 rounded-md bg-sunk object-cover"
        />
      ) : null}
      {props.changes ? (
        <div className="min-w-0 flex-1 basis-64">
          <PortraitForm
            to="/api/family/picture"
            of={words.picture}
            picture={picture}
            ready={remove.ready}
            onSent={(path) => showChange({ id, picture: path })}
            onRemove={async () => {
              if (await remove.act({}, words.pictureRemoved)) showChange({ id, picture: null });
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
