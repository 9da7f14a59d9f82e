import { useQuery } from '@apollo/client/react';
import { InstallationVersionsDocument } from '@infinite/schema/generated/graphql';
import { versionWords as words } from '#operations/operations.en.ts';

/** What runs here. */
export function Versions() {
  const { data } = useQuery(InstallationVersionsDocument);
  if (!data) return null;
  const { product, node, postgres, schema, migrations } = data.installationVersions;
  const rows = [
    [words.product, product],
    [words.node, node],
    [words.postgres, postgres],
    [words.schema, `${schema} (${words.migrations(migrations)})`],
  ] as const;
  return (
    <section aria-labelledby="versions-heading" className="pb-4">
      <h3 id="versions-heading" className="m-0 pb-2 text-xl">
        {words.heading}
      </h3>
      <dl className="m-0 grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="m-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
