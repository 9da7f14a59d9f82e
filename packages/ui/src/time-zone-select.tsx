import { placeOfZone } from '@infinite/schema/words/dates.en';
import { Select } from './select.tsx';
import { useSyncExternalStore, type ComponentProps, type ReactElement } from 'react';

export interface TimeZoneSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: string;
  onChange: (timeZone: string) => void;
  /** Shown first: the zones that are likely here. */
  near: readonly string[];
  /** Words of the choice that names no zone; without them a zone must be chosen. */
  emptyLabel?: string;
}

/**
 * Places by name. The long list joins after hydration: server and browser need not know the same
 * zones, and four hundred options a person would weigh on the page.
 */
export function TimeZoneSelect(props: TimeZoneSelectProps): ReactElement {
  const { value, onChange, near, emptyLabel, ...rest } = props;
  const regions = useSyncExternalStore(subscribeToNothing, regionsOfDevice, noRegions);
  const first = [...new Set([...(value === '' ? [] : [value]), ...near])];
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)} {...rest}>
      {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
      {first.map((zone) => (
        <option key={zone} value={zone}>
          {placeOfZone(zone)}
        </option>
      ))}
      {[...regions].map(([region, zones]) => (
        <optgroup key={region} label={region}>
          {zones
            .filter((zone) => !first.includes(zone))
            .map((zone) => (
              <option key={zone} value={zone}>
                {placeOfZone(zone)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

const empty: ReadonlyMap<string, string[]> = new Map();
const noRegions = () => empty;
const subscribeToNothing = () => () => undefined;
let known: ReadonlyMap<string, string[]> | null = null;

function regionsOfDevice(): ReadonlyMap<string, string[]> {
  known ??= Map.groupBy(
    Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')),
    (zone) => zone.split('/')[0] ?? zone,
  );
  return known;
}
