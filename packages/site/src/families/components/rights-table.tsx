import {
  familyActs,
  mayInFamily,
  memberRoles,
  type MemberRoleName,
} from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';

/** The table that the policies ask, for everyone it is about. */
export function RightsTable({ own }: { own: MemberRoleName }): ReactElement {
  return (
    <section aria-labelledby="rights">
      <h2 id="rights" className="m-0 text-2xl">
        {words.rights}
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">{words.rightsLead}</p>
      {/* Scrolls by itself, also with the keyboard. */}
      <div className="mt-4 overflow-x-auto" role="group" aria-labelledby="rights" tabIndex={0}>
        <table className="w-full min-w-[560px] border-collapse text-left">
          <thead>
            <tr className="border-b border-rule">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {words.right}
              </th>
              {memberRoles.map((role) => (
                <th
                  key={role}
                  scope="col"
                  className={clsx('px-3 py-2 text-center font-semibold', role === own && 'bg-sunk')}
                >
                  {familyWords.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {familyActs.map((act) => (
              <tr key={act} className="border-b border-rule">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {familyWords.acts[act]}
                </th>
                {memberRoles.map((role) => (
                  <td
                    key={role}
                    className={clsx('px-3 py-2 text-center', role === own && 'bg-sunk')}
                  >
                    {mayInFamily(role, act) ? (
                      <Icon as={Check} label={words.yes} className="inline text-success" />
                    ) : (
                      <Icon as={Minus} label={words.no} className="inline text-ink-soft" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
