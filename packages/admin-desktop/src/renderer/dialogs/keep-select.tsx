import { Select } from '@infinite/ui/select';
import { desktopWords } from '#desktop.en.ts';

const words = desktopWords.files;
const offered = [1, 3, 7, 14, 30, 90, 365];

/** How many files of a schedule stay. */
export function KeepSelect(props: {
  label: string;
  value: number | null;
  onChange: (keep: number | null) => void;
}) {
  return (
    <Select
      aria-label={props.label}
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{words.keepAll}</option>
      {offered.map((count) => (
        <option key={count} value={count}>
          {words.keepNewest(count)}
        </option>
      ))}
    </Select>
  );
}
