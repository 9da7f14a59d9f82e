import type { QuietHoursInput } from '@infinite/schema/generated/graphql';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { noticesWords } from '#notices/notices.en.ts';

const words = noticesWords.settings;
/** What most choose. */
const usual: QuietHoursInput = { from: '22:00', until: '07:00' };

/** Hours on the member's own clock, or none. */
export function QuietHoursFields(props: {
  quiet: QuietHoursInput | null;
  place: string;
  error: string | undefined;
  onChange: (quiet: QuietHoursInput | null) => void;
}) {
  const { quiet, onChange } = props;
  return (
    <section aria-labelledby="quiet" className="mt-12 border-t border-rule pt-8">
      <h2 id="quiet" className="m-0 text-2xl">
        {words.quiet}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{words.quietText(props.place)}</p>
      <Checkbox
        label={words.quietOn}
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
        className="min-h-11"
      />
      {quiet ? (
        <div className="mt-4 flex flex-wrap gap-4">
          <Field label={words.from} className="w-40">
            <TextInput
              type="time"
              value={quiet.from}
              onChange={({ target }) => onChange({ ...quiet, from: target.value })}
            />
          </Field>
          <Field label={words.until} className="w-40" error={props.error}>
            <TextInput
              type="time"
              value={quiet.until}
              onChange={({ target }) => onChange({ ...quiet, until: target.value })}
            />
          </Field>
        </div>
      ) : null}
    </section>
  );
}
