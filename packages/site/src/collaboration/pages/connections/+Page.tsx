import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ConnectionItem } from '#collaboration/components/connection-item.tsx';
import { RelativesSection } from '#collaboration/components/relatives-section.tsx';
import { connectionsWords as words } from '#collaboration/connections.en.ts';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import type { Data } from './+data.ts';

/** The people of the family in view, and what each of them gave it last. */
export function Page() {
  const { viewer, now } = usePageContext();
  const data = useData<Data>();
  if (!viewer) return null;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead(viewer.family.name)} />
      <IfRoleAllows act="seePeople">
        <ul className="m-0 max-w-measure list-none p-0">
          {data?.people.map((person) => (
            <li key={person.id} className="border-t border-rule py-5">
              <ConnectionItem person={person} clock={{ now, timeZone: viewer.timeZone }} />
            </li>
          ))}
        </ul>
        <p className="mt-6 mb-0">
          <a className="link" href="/family-invitations">
            {words.roles}
          </a>
        </p>
        {data?.tree ? (
          <RelativesSection tree={data.tree.shown} isWithin={data.tree.isWithin} />
        ) : null}
      </IfRoleAllows>
    </div>
  );
}
