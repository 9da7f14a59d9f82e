import { auditGroups } from '@infinite/schema/catalogue/audit';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Select } from '@infinite/ui/select';
import { X } from 'lucide-react';
import { auditGroupWords } from './audit.en.ts';
import type { TablePlace } from '#components/use-table-place.ts';

const words = usersConsoleWords.audit;

/** Which group of acts; and whose, or to whom, where a link has chosen that. */
export function AuditFilters({ place }: { place: TablePlace }) {
  const chosen = auditGroups.find((name) => name === place.filter('about')) ?? '';
  return (
    <>
      <Field label={words.kind} hideLabel>
        <Select
          value={chosen}
          onChange={({ target }) => place.setFilter('about', target.value || null)}
        >
          <option value="">{words.everyKind}</option>
          {auditGroups.map((group) => (
            <option key={group} value={group}>
              {auditGroupWords[group]}
            </option>
          ))}
        </Select>
      </Field>
      {(['actor', 'subject'] as const).map((name) =>
        place.filter(name) ? (
          <Button key={name} size="sm" onClick={() => place.setFilter(name, null)}>
            <Icon as={X} />
            {words.lessen[name]}
          </Button>
        ) : null,
      )}
    </>
  );
}
