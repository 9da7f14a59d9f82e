import { maxFileSizeBounds } from '@infinite/schema/catalogue/settings';
import { systemSettingsInput } from '@infinite/schema/settings/system-settings.input';
import { settingNames, settingsConsoleWords as words } from '@infinite/schema/words/settings.en';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';

interface MaxFileSizeProps {
  value: number;
  busy: boolean;
  onSave: (megabytes: number) => Promise<void>;
}

/** Sent when the field is left or Enter is pressed, if it is within the bounds. */
export function MaxFileSize({ value, busy, onSave }: MaxFileSizeProps) {
  // Null while nobody types: then it shows what holds, another administrator's value too.
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const commit = async () => {
    // Read whole: '12.5' is refused in words, not cut to 12, and '1e3' is a thousand, not 1.
    if (typed === null) return;
    const maxFileSize = typed.trim() === '' ? Number.NaN : Number(typed);
    const checked = systemSettingsInput.safeParse({ maxFileSize });
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success || busy) return;
    if (maxFileSize !== value) await onSave(maxFileSize);
    setTyped(null);
  };
  return (
    <Field
      label={`${settingNames.maxFileSize} (${words.megabytes})`}
      hint={words.hints.maxFileSize}
      error={error}
    >
      <TextInput
        type="number"
        inputMode="numeric"
        min={maxFileSizeBounds.min}
        max={maxFileSizeBounds.max}
        step={1}
        className="max-w-40"
        aria-busy={busy}
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void commit()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void commit();
        }}
      />
    </Field>
  );
}
