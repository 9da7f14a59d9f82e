import { useMutation } from '@apollo/client/react';
import { siteSettingLimits, visitorBadgeModes } from '@infinite/schema/catalogue/site-settings';
import {
  UpdateSiteSettingsDocument,
  type SiteSettingsFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { siteSettingsInput } from '@infinite/schema/site-settings/site-settings.input';
import { siteSettingsWords as words } from '#content/content.en.ts';
import { heroDefaults } from '@infinite/schema/words/site-settings.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { RadioCards } from '@infinite/ui/radio-cards';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { showToast } from '@infinite/ui/toast-store';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '@infinite/api-client/refusal';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { keepUnsavedSettings, unsavedSettings } from './unsaved-site-settings.ts';

interface SiteSettingsFormProps {
  stored: SiteSettingsFieldsFragment;
  /** Asks for the stored ones again. */
  onReload: () => void;
}

/** The site settings, changed together; an empty field is the default that it names. */
export function SiteSettingsForm({ stored, onReload }: SiteSettingsFormProps) {
  const [version, setVersion] = useState(stored.version);
  const [form, setForm] = useState(() => ({
    ...textsOf(stored),
    ...unsavedSettings(stored.version),
  }));
  const [unsaved, setUnsaved] = useState(() => unsavedSettings(stored.version) !== null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [update, { loading }] = useMutation(UpdateSiteSettingsDocument);
  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    setUnsaved(true);
    keepUnsavedSettings({ texts: next, version });
  };
  const discard = () => {
    keepUnsavedSettings(null);
    setForm(textsOf(stored));
    setFaults({});
    setUnsaved(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = siteSettingsInput.safeParse(form);
    const issues = parsed.error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!parsed.success || loading) return;
    try {
      const { data } = await update({ variables: { version, input: parsed.data } });
      if (data) {
        setVersion(data.updateSiteSettings.version);
        setForm(textsOf(data.updateSiteSettings));
        keepUnsavedSettings(null);
        setUnsaved(false);
      }
      setProblem(null);
      showToast({ tone: 'success', ...words.saved });
    } catch (error) {
      const refused = refusalOf(error);
      setFaults({ ...refused.fields });
      setProblem(refused);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-[720px] gap-8">
      <Group legend={words.hero}>
        <Field
          label={words.heading}
          error={faults['heroHeading']}
          hint={words.emptyIs(heroDefaults.heading)}
        >
          <TextInput
            value={form.heroHeading}
            maxLength={siteSettingLimits.heroHeading}
            onChange={({ target }) => change({ heroHeading: target.value })}
          />
        </Field>
        <Field
          label={words.lead}
          error={faults['heroLead']}
          hint={words.emptyIs(heroDefaults.lead)}
        >
          <TextArea
            value={form.heroLead}
            onChange={({ target }) => change({ heroLead: target.value })}
          />
        </Field>
        <Field
          label={words.look}
          error={faults['heroLook']}
          hint={words.emptyIs(heroDefaults.look)}
        >
          <TextInput
            value={form.heroLook}
            maxLength={siteSettingLimits.heroButton}
            onChange={({ target }) => change({ heroLook: target.value })}
          />
        </Field>
        <Field
          label={words.start}
          error={faults['heroStart']}
          hint={words.emptyIs(heroDefaults.start)}
        >
          <TextInput
            value={form.heroStart}
            maxLength={siteSettingLimits.heroButton}
            onChange={({ target }) => change({ heroStart: target.value })}
          />
        </Field>
      </Group>
      <Group legend={words.support} hint={words.supportHint}>
        <Field
          label={words.email}
          error={faults['supportEmail']}
          hint={words.emptyIs(stored.configuredSupportEmail)}
        >
          <TextInput
            type="email"
            value={form.supportEmail}
            onChange={({ target }) => change({ supportEmail: target.value })}
          />
        </Field>
        <Field
          label={words.phone}
          error={faults['supportPhone']}
          hint={words.emptyIs(stored.configuredSupportPhone)}
        >
          <TextInput
            type="tel"
            value={form.supportPhone}
            onChange={({ target }) => change({ supportPhone: target.value })}
          />
        </Field>
        <Field label={words.blogUrl} error={faults['blogUrl']} hint={words.blogUrlHint}>
          <TextInput
            type="url"
            value={form.blogUrl}
            maxLength={siteSettingLimits.blogUrl}
            onChange={({ target }) => change({ blogUrl: target.value })}
          />
        </Field>
      </Group>
      <RadioCards
        legend={words.badge}
        columns={3}
        options={visitorBadgeModes.map((value) => ({ value, ...words.badges[value] }))}
        value={form.visitorBadge}
        onChange={(visitorBadge) => change({ visitorBadge })}
      />
      <Checkbox
        label={words.popup}
        hint={words.popupHint}
        checked={form.notificationPopup}
        onChange={({ target }) => change({ notificationPopup: target.checked })}
      />
      {problem ? (
        <ErrorState
          title={words.failed}
          onRetry={problem.code === 'CONFLICT' ? onReload : undefined}
          retryLabel={words.reload}
        >
          {problem.words}
        </ErrorState>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" type="submit" pending={loading} pendingLabel={words.saving}>
          {words.save}
        </Button>
        {unsaved ? (
          <>
            <Button variant="quiet" onClick={discard}>
              {words.discard}
            </Button>
            <span role="status" className="text-sm text-ink-soft">
              {words.unsaved}
            </span>
          </>
        ) : null}
      </div>
    </form>
  );
}

function Group(props: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="p-0 pb-3 font-serif text-xl">{props.legend}</legend>
      {props.hint ? <p className="m-0 -mt-2 text-sm text-ink-soft">{props.hint}</p> : null}
      {props.children}
    </fieldset>
  );
}

/** As the form holds them: nothing decided is an empty field. */
function textsOf(settings: SiteSettingsFieldsFragment) {
  const { visitorBadge, notificationPopup, supportEmail, supportPhone } = settings;
  const { heroHeading, heroLead, heroLook, heroStart } = settings;
  return {
    visitorBadge,
    notificationPopup,
    supportEmail: supportEmail ?? '',
    supportPhone: supportPhone ?? '',
    blogUrl: settings.blogUrl ?? '',
    heroHeading: heroHeading ?? '',
    heroLead: heroLead ?? '',
    heroLook: heroLook ?? '',
    heroStart: heroStart ?? '',
  };
}
