import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { FamilyRole } from '@infinite/schema/generated/graphql';
import { familyWords } from '@infinite/schema/words/families.en';
import { usePageContext } from 'vike-react/usePageContext';
import { activityWords as words } from '#collaboration/activity.en.ts';
import { connectionsPath } from '#collaboration/paths.ts';
import { roleNames } from '#families/role-names.ts';

export interface PersonAtAGlance {
  readonly id: string;
  readonly name: string;
  readonly role: FamilyRole;
  readonly you: boolean;
}

/** How many are shown; the others stand on the page of connections. */
const shown = 12;

/** Who belongs to the family, and what each of them may do. */
export function PeopleSection({ people }: { people: readonly PersonAtAGlance[] }) {
  const { viewer } = usePageContext();
  if (!viewer) return null;
  const manages = mayInFamily(roleNames[viewer.familyRole], 'managePeople');
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="m-0 text-2xl">
        {words.people}
      </h2>
      <ul className="m-0 mt-4 grid list-none grid-cols-1 gap-x-8 gap-y-3 p-0 sm:grid-cols-2">
        {people.slice(0, shown).map(({ id, name, role, you }) => (
          <li key={id} className="min-w-0">
            <strong className="wrap-anywhere">
              <bdi>{name}</bdi>
            </strong>
            {you ? <span className="text-ink-soft">{` (${words.you.toLowerCase()})`}</span> : null}
            <span className="block text-sm text-ink-soft">
              {familyWords.roles[roleNames[role]]}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-0">
        <a className="link" href={connectionsPath}>
          {people.length > shown ? words.everyone(people.length) : words.shared}
        </a>
        {manages ? (
          <a className="link ml-6" href="/family-invitations">
            {words.manage}
          </a>
        ) : null}
      </p>
    </section>
  );
}
