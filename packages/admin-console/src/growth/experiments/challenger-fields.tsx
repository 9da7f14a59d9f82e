import { experimentLimits } from '@infinite/schema/catalogue/growth';
import { siteSettingLimits } from '@infinite/schema/catalogue/site-settings';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { heroDefaults } from '@infinite/schema/words/site-settings.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';

/** A variant as its form holds it; an empty field uses the default text. */
export interface ChallengerTexts {
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly look: string;
  readonly start: string;
}

/** The fields of one variant. */
export function ChallengerFields(props: {
  number: number;
  texts: ChallengerTexts;
  faultOf: (field: keyof ChallengerTexts) => string | undefined;
  onChange: (texts: ChallengerTexts) => void;
  /** Absent for the only variant. */
  onRemove: (() => void) | undefined;
}) {
  const { number, texts, faultOf } = props;
  const set = (field: keyof ChallengerTexts, value: string) =>
    props.onChange({ ...texts, [field]: value });
  const buttons = [
    ['look', words.lookOf],
    ['start', words.startOf],
  ] as const;
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 border-t border-solid border-rule p-0 pt-4">
      <legend className="only-read-aloud">{words.challenger(number)}</legend>
      <Field label={words.variantName} error={faultOf('name')} required>
        <TextInput
          value={texts.name}
          maxLength={experimentLimits.variantName}
          onChange={({ target }) => set('name', target.value)}
        />
      </Field>
      <Field
        label={words.openingOf}
        error={faultOf('heading')}
        hint={words.emptyIs(heroDefaults.heading)}
      >
        <TextInput
          value={texts.heading}
          maxLength={siteSettingLimits.heroHeading}
          onChange={({ target }) => set('heading', target.value)}
        />
      </Field>
      <Field label={words.leadOf} error={faultOf('lead')} hint={words.emptyIs(heroDefaults.lead)}>
        <TextArea value={texts.lead} onChange={({ target }) => set('lead', target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {buttons.map(([field, label]) => (
          <Field
            key={field}
            label={label}
            error={faultOf(field)}
            hint={words.emptyIs(heroDefaults[field])}
          >
            <TextInput
              value={texts[field]}
              maxLength={siteSettingLimits.heroButton}
              onChange={({ target }) => set(field, target.value)}
            />
          </Field>
        ))}
      </div>
      {props.onRemove ? (
        <div>
          <Button size="sm" variant="quiet" onClick={props.onRemove}>
            {words.removeChallenger(number)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
