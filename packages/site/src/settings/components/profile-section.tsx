import { usernameFault } from '@infinite/schema/accounts/account-rules';
import { authLimits } from '@infinite/schema/catalogue/auth';
import type { EmailChangePartsFragment } from '@infinite/schema/generated/graphql';
import {
  UpdateTimeZoneDocument,
  UpdateUsernameDocument,
} from '@infinite/schema/generated/operations';
import { placeOfZone } from '@infinite/schema/words/dates.en';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { Field } from '@infinite/ui/field';
import { searchPlaces } from '#api/search-places.ts';
import { PlacePicker } from '@infinite/ui/place-picker';
import { useState } from 'react';
import { faultsOnly } from '#auth/forms/form-errors.ts';
import type { Viewer } from '#renderer/page-audience.ts';
import { useAct } from '../use-act.ts';
import { EmailSection } from './email-section.tsx';
import { OneFieldForm } from './one-field-form.tsx';

const words = memberSettingsWords.profile;

/** Who the member is to us and to relatives. */
export function ProfileSection(props: {
  viewer: Viewer;
  emailChange: EmailChangePartsFragment | null;
}) {
  const { viewer, emailChange } = props;
  const [username, setUsername] = useState(viewer.username);
  const [timeZone, setTimeZone] = useState(viewer.timeZone);
  const name = useAct(UpdateUsernameDocument);
  const zone = useAct(UpdateTimeZoneDocument);

  const saveName = async () => {
    const found = faultsOnly({ username: usernameFault(username) });
    if (found) name.setErrors(found);
    else await name.act({ username }, words.nameSaved);
  };
  const saveZone = async (chosen: string) => {
    setTimeZone(chosen);
    if (!(await zone.act({ timeZone: chosen }, words.zoneSaved(placeOfZone(chosen))))) {
      setTimeZone(timeZone);
    }
  };

  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <div className="mt-6 grid max-w-[560px] gap-8">
        <OneFieldForm
          name="username"
          autoComplete="username"
          label={words.name}
          hint={words.nameHint}
          error={name.errors['username']}
          maxLength={authLimits.usernameMaximum}
          value={username}
          onChange={setUsername}
          saveLabel={words.saveName}
          ready={name.ready}
          pending={name.pending}
          onSave={saveName}
        />
        <EmailSection viewer={viewer} first={emailChange} />
        <Field label={words.zone} hint={words.zoneHint} error={zone.errors['timeZone']}>
          <PlacePicker
            name="timeZone"
            value={timeZone}
            search={searchPlaces}
            near={[viewer.timeZone]}
            disabled={!zone.ready || zone.pending}
            onChange={(chosen) => void saveZone(chosen)}
          />
        </Field>
      </div>
    </section>
  );
}
