import { familyLimits } from '@infinite/schema/catalogue/families';
import { RenameFamilyDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { showChange } from '#families/changed-family.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';

/** The name of the family in view. */
export function FamilyNameSection({
  family,
}: {
  family: { id: string; name: string };
}): ReactElement {
  const [name, setName] = useState(family.name);
  const rename = useAct(RenameFamilyDocument);
  const save = async () => {
    if (await rename.act({ name }, words.nameSaved))
      showChange({ id: family.id, name: name.trim() });
  };
  return (
    <section aria-labelledby="family-name">
      <h2 id="family-name" className="m-0 mb-4 text-2xl">
        {words.name}
      </h2>
      <OneFieldForm
        name="familyName"
        autoComplete="off"
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={familyLimits.nameMaximum}
        error={rename.errors['name']}
        onChange={setName}
        onSave={save}
        saveLabel={words.saveName}
        ready={rename.ready}
        pending={rename.pending}
      />
    </section>
  );
}
