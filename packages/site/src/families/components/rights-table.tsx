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
      {/* On a phone the roles stand below each right: five columns do not fit. */}
      <dl className="mt-4 mb-0 border-t border-rule sm:hidden">
        {familyActs.map((act) => (
          <div key={act} className="border-b border-rule py-3">
            <dt>{familyWords.acts[act]}</dt>
            <dd className="m-0 mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              {memberRoles
                .filter((role) => mayInFamily(role, act))
                .map((role) => (
                  <span key={role} className={clsx(role === own && 'font-semibold text-ink')}>
                    {familyWords.roles[role]}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 max-sm:hidden">
        <table className="w-full border-collapse text-left">
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
