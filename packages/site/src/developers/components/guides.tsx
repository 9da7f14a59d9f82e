import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { apiScopes, isApiScope } from '@infinite/schema/catalogue/api-scopes';
import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';
import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import { apiDocsWords as words } from '#developers/api-docs.en.ts';
import { errorAdvice } from '#developers/error-advice.en.ts';
import { curlExample } from '#developers/examples.ts';
import { graphqlExamples, requestOf } from '#developers/graphql-examples.ts';
import { pagingExample } from '#developers/worked-examples.ts';
import { CodeBlock, Table } from './code-block.tsx';
import { InlineWords, Paragraphs } from './inline-words.tsx';
import { Section } from './section.tsx';

const figure = (count: number) => count.toLocaleString('en-US');
/** Of the enum-like records of the catalogue, whose keys are their names. */
const codes = Object.keys(errorCodes) as ErrorCode[];

/** What a caller should know before the calls themselves. */
export function Guides({ version }: { version: string }) {
  const [first] = graphqlExamples;
  return (
    <>
      <Section id={words.start.id} title={words.start.title}>
        <ol className="mt-0 max-w-measure list-decimal ps-6">
          {words.start.steps.map((step) => (
            <li key={step} className="pb-2">
              <InlineWords>{step}</InlineWords>
            </li>
          ))}
        </ol>
        {first ? (
          <CodeBlock
            label="curl"
            code={curlExample(requestOf(first), { credential: { kind: 'key', scope: null } })}
          />
        ) : null}
      </Section>
      <Section id={words.authentication.id} title={words.authentication.title}>
        <Paragraphs>{words.authentication.text}</Paragraphs>
        <Table
          label={words.authentication.scopes}
          head={[words.authentication.scope, words.authentication.key, words.authentication.allows]}
          rows={Object.keys(apiScopes)
            .filter(isApiScope)
            .map((scope) => ({
              cells: [
                <code key="scope" className="whitespace-nowrap">
                  {scope}
                </code>,
                words.authentication.kinds[apiScopes[scope].kind],
                apiScopes[scope].words,
              ],
            }))}
        />
      </Section>
      <Section id={words.lists.id} title={words.lists.title}>
        <Paragraphs>{words.lists.text}</Paragraphs>
        <CodeBlock label="TypeScript" code={pagingExample} />
      </Section>
      <Section id={words.errors.id} title={words.errors.title}>
        <Paragraphs>{words.errors.text}</Paragraphs>
        <Table
          label={words.errors.title}
          head={[words.errors.code, words.errors.status, words.errors.meaning, words.errors.advice]}
          rows={codes.map((code) => ({
            id: code,
            cells: [
              <code key="code">{code}</code>,
              errorCodes[code].status,
              errorCodes[code].words,
              <InlineWords key="advice">{errorAdvice[code]}</InlineWords>,
            ],
          }))}
        />
      </Section>
      <Section id={words.budget.id} title={words.budget.title}>
        <Paragraphs>
          {[
            words.budget.cost(
              figure(apiCosts.capacity),
              figure(apiCosts.perSecond),
              figure(graphqlLimits.cost),
            ),
            words.budget.limits(
              graphqlLimits.depth,
              graphqlLimits.fields,
              graphqlLimits.aliases,
              graphqlLimits.mutationFields,
            ),
            words.budget.headers,
          ].join('\n\n')}
        </Paragraphs>
      </Section>
      <Section id={words.repeating.id} title={words.repeating.title}>
        <Paragraphs>{words.repeating.text}</Paragraphs>
      </Section>
      <Section id={words.versions.id} title={words.versions.title}>
        <Paragraphs>{`${words.versions.text}\n\n${words.versions.version(version)}`}</Paragraphs>
      </Section>
    </>
  );
}
