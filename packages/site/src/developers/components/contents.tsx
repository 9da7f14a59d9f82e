import { apiDocsWords as words } from '#developers/api-docs.en.ts';
import type { CallGroup } from '#developers/call-groups.ts';

const { start, authentication, lists, errors, budget, repeating, versions } = words;
const before = [start, authentication, lists, errors, budget, repeating, versions];
const after = [words.webhooks, words.graphql, words.rest];

/** The table of contents: beside the text where there is room, else folded above it. */
export function Contents({ groups }: { groups: readonly CallGroup[] }) {
  return (
    <>
      <details className="border-y border-rule lg:hidden">
        <summary className="cursor-pointer py-3 font-semibold">{words.contents}</summary>
        <nav aria-label={words.contents} className="pb-4">
          <List groups={groups} />
        </nav>
      </details>
      <nav
        aria-label={words.contents}
        className="max-h-[calc(100vh-7rem)] overflow-y-auto pe-2 pb-8 max-lg:hidden lg:sticky lg:top-24 lg:self-start"
      >
        <List groups={groups} />
      </nav>
    </>
  );
}

function List({ groups }: { groups: readonly CallGroup[] }) {
  return (
    <ul className="m-0 list-none p-0 text-sm">
      {[...before, ...after].map(({ id, title }) => (
        <Item key={id} id={id} title={title} />
      ))}
      {groups.map(({ id, name, calls }) => (
        <li key={id}>
          <details>
            <summary className="cursor-pointer py-1 ps-1">{name}</summary>
            <ul className="m-0 list-none ps-6">
              {calls.map((call) => (
                <Item key={call.id} id={call.id} title={call.summary} />
              ))}
            </ul>
          </details>
        </li>
      ))}
      <Item id={words.changelog.id} title={words.changelog.title} />
    </ul>
  );
}

function Item({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-8 items-center text-ink no-underline hover:underline"
      >
        {title}
      </a>
    </li>
  );
}
