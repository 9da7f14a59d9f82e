import { familyLimits } from '@infinite/schema/catalogue/families';
import { StartFamilyDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { useAct } from '#settings/use-act.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';

/** One more family of the member's own; the page goes on in it. */
export function StartFamilySection(): ReactElement {
  const [name, setName] = useState('');
  const start = useAct(StartFamilyDocument);
  const save = async () => {
    if (await start.act({ name }, null)) window.location.reload();
  };
  return (
    <section aria-labelledby="start-family">
      <h2 id="start-family" className="m-0 text-2xl">
        {words.start}
      </h2>
      <p className="mt-3 mb-4 max-w-measure text-ink-soft">{words.startText}</p>
      <OneFieldForm
        name="familyName"
        autoComplete="off"
        label={words.name}
        value={name}
        maxLength={familyLimits.nameMaximum}
        error={start.errors['name']}
        onChange={setName}
        onSave={save}
        saveLabel={words.startButton}
        ready={start.ready}
        pending={start.pending}
      />
    </section>
  );
}
