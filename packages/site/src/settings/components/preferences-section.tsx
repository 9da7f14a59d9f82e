import { UpdatePreferencesDocument } from '@infinite/schema/generated/operations';
import {
  preferenceChoices,
  preferencesOf,
  type PreferenceName,
  type Preferences,
} from '@infinite/schema/preferences/preferences';
import { preferenceWords as words } from '@infinite/schema/words/preferences.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useState, type FormEvent, type ReactElement } from 'react';
import { show } from '#preferences/device-preferences.ts';
import { actWords } from '#settings/act.en.ts';
import { useAct } from '../use-act.ts';

const names = Object.keys(preferenceChoices) as PreferenceName[];

/** Language, time of day and looks of every page; a choice holds on all devices of the member. */
export function PreferencesSection({ first }: { first: string }): ReactElement {
  const [chosen, setChosen] = useState<Preferences>(() => preferencesOf(first));
  const act = useAct(UpdatePreferencesDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!act.pending && (await act.act({ input: chosen }, words.saved))) show(chosen);
  };
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="m-0 mt-2 max-w-measure">{words.lead}</p>
      <form method="post" noValidate onSubmit={(event) => void save(event)} className="mt-6">
        {/* A choice made before the scripts are there would be lost. */}
        <fieldset
          disabled={!act.ready}
          className="m-0 grid gap-6 border-0 p-0 sm:grid-cols-2 lg:grid-cols-3"
        >
          {names.map((name) => (
            <Choice
              key={name}
              name={name}
              value={chosen[name]}
              onChoose={(value) => setChosen({ ...chosen, [name]: value })}
            />
          ))}
        </fieldset>
        <Button
          type="submit"
          className="mt-6"
          disabled={!act.ready}
          pending={act.pending}
          pendingLabel={actWords.saving}
        >
          {words.save}
        </Button>
      </form>
    </section>
  );
}

function Choice<Name extends PreferenceName>({
  name,
  value,
  onChoose,
}: {
  name: Name;
  value: Preferences[Name];
  onChoose: (value: string) => void;
}): ReactElement {
  const choice = words.choices[name];
  const options: Readonly<Record<string, string>> = choice.options;
  return (
    <Field label={choice.label} hint={'hint' in choice ? choice.hint : undefined}>
      <Select name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        {preferenceChoices[name].map((each) => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
