import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { JsonSchema } from '@infinite/schema/http/openapi';
import { apiDocsPath } from '#developers/api-docs-path.ts';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import type { CallGroup } from '#developers/call-groups.ts';
import { longestSearch, matches } from '#developers/matches.ts';
import { CallArticle } from './call-article.tsx';
import { Paragraphs } from './inline-words.tsx';
import { Section } from './section.tsx';

const words = apiDocsWords.rest;

/** Every call by group; `search` hides what it does not find. */
export function RestCalls(props: {
  groups: readonly CallGroup[];
  definitions: Readonly<Record<string, JsonSchema>>;
  search: string;
}) {
  const { groups, definitions, search } = props;
  const isFound = ({ method, path, summary, tag }: CallGroup['calls'][number]) =>
    matches(`${method} ${path} ${summary} ${tag}`, search);
  const found = groups.flatMap(({ calls }) => calls).filter(isFound).length;
  return (
    <Section id={words.id} title={words.title}>
      <Paragraphs>{words.text}</Paragraphs>
      <search>
        <form
          action={`${apiDocsPath}#${words.id}`}
          data-find-call=""
          className="flex max-w-3xl flex-wrap items-start gap-3"
        >
          <Field label={words.search} hint={words.searchHint} className="min-w-0 flex-1 basis-60">
            <TextInput
              type="search"
              name="q"
              defaultValue={search}
              maxLength={longestSearch}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" className="mt-8">
            {words.submit}
          </Button>
        </form>
        <p className="mt-2 mb-0 min-h-7">
          <span data-found="" role="status">
            {search === '' ? '' : words.found(found)}
          </span>{' '}
          {search === '' ? null : (
            <a className="link" href={`${apiDocsPath}#${words.id}`}>
              {words.clear}
            </a>
          )}
        </p>
      </search>
      {groups.map(({ id, name, description, calls }) => (
        <div key={id} data-group="" hidden={!calls.some(isFound)} className="pt-8">
          <h3 id={id} className="mt-0 mb-2 text-2xl">
            {name}
          </h3>
          {description ? <p className="mt-0 mb-4 max-w-measure">{description}</p> : null}
          {calls.map((call) => (
            <CallArticle
              key={call.id}
              call={call}
              definitions={definitions}
              hidden={!isFound(call)}
            />
          ))}
        </div>
      ))}
    </Section>
  );
}
