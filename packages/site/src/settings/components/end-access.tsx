import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { Checkbox } from '@infinite/ui/checkbox';

const words = memberSettingsWords.security;

/** Whether to revoke API keys and webhooks too; an intruder may have created some. */
export function EndAccess(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      label={words.endAccess}
      hint={words.endAccessHint}
      checked={props.checked}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}
