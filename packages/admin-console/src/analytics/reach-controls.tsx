import { analyticsUnits } from '@infinite/schema/catalogue/analytics';
import { analyticsWords as words } from '#analytics/analytics.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { rangeNames, type Reach } from './use-reach.ts';

export function ReachControls({ reach }: { reach: Reach }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={words.range} className="w-36">
        <Select value={reach.range} onChange={({ target }) => reach.setRange(target.value)}>
          {rangeNames.map((name) => (
            <option key={name} value={name}>
              {words.ranges[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.unit} className="w-36">
        <Select value={reach.unit} onChange={({ target }) => reach.setUnit(target.value)}>
          {analyticsUnits.map((name) => (
            <option key={name} value={name}>
              {words.units[name]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
