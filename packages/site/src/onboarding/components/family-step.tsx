import { familyLimits } from '@infinite/schema/catalogue/families';
import { RenameFamilyDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { onboardingWords } from '#onboarding/onboarding.en.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';

const words = onboardingWords.family;

export function FamilyStep(props: { first: string; onDone: () => void }): ReactElement {
  const [name, setName] = useState(props.first);
  const rename = useAct(RenameFamilyDocument);
  const save = async () => {
    if (name === props.first || (await rename.act({ name }, null))) props.onDone();
  };
  return (
    <OneFieldForm
      name="familyName"
      autoComplete="off"
      label={words.label}
      hint={words.hint}
      value={name}
      maxLength={familyLimits.nameMaximum}
      error={rename.errors['name']}
      onChange={setName}
      onSave={save}
      saveLabel={words.save}
      variant="primary"
      ready={rename.ready}
      pending={rename.pending}
    />
  );
}
