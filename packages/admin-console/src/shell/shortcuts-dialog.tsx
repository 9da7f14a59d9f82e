import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { consoleTabNames } from '@infinite/schema/catalogue/admin';
import type { StaffRole } from '@infinite/schema/catalogue/staff';
import { mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';

import { hasCommandKey } from '#platform/apple-keys.ts';
import { useStaffRole } from '#platform/platform-context.tsx';
import type { Shortcuts } from './use-shortcuts.ts';

const words = adminConsoleWords.shortcuts;

const keysOf = (role: StaffRole): readonly (readonly [keys: string, does: string])[] => [
  ...consoleTabNames
    .map((tab, index) => [tab, String(index + 1)] as const)
    .filter(([tab]) => mayOpenPlace(role, tab))
    .map(([tab, key]) => [key, words.place(adminConsoleWords.tabs[tab])] as const),
  [words.findKeys(hasCommandKey()), words.find],
  ['/', words.search],
  ['r', words.refresh],
  ['?', words.help],
  [words.rowKeys, words.rows],
];

/** Every key and what it does, and a way to turn them off. */
export function ShortcutsDialog({ shortcuts }: { shortcuts: Shortcuts }) {
  const role = useStaffRole();
  return (
    <Dialog
      open={shortcuts.helpOpen}
      onOpenChange={shortcuts.setHelpOpen}
      title={words.title}
      closeLabel={words.close}
      size="sm"
    >
      <table className="w-full text-sm">
        <thead className="only-read-aloud">
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(role).map(([key, does]) => (
            <tr key={key} className="border-t border-rule">
              <th scope="row" className="py-1.5 pe-4 text-start whitespace-nowrap">
                <kbd className="rounded-sm border border-edge px-1.5 font-sans">{key}</kbd>
              </th>
              <td className="py-1.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4">
        <Checkbox
          label={words.enabled}
          hint={words.enabledHint}
          checked={shortcuts.enabled}
          onChange={({ target }) => shortcuts.setEnabled(target.checked)}
        />
      </div>
    </Dialog>
  );
}
