import { Checkbox } from '@infinite/ui/checkbox';

/**
 * On or off. What shows is what the server has: a press only asks for the change, so a change that
 * was not saved never shows.
 */
export function SettingSwitch(props: {
  label: string;
  hint: string;
  on: boolean;
  busy: boolean;
  onChange: (on: boolean) => void;
}) {
  const { label, hint, on, busy, onChange } = props;
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={on}
      aria-busy={busy}
      onChange={() => {
        if (!busy) onChange(!on);
      }}
    />
  );
}
