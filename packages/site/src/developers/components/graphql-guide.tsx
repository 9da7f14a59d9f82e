import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { curlExample, typescriptExample } from '#developers/examples.ts';
import { graphqlExamples, requestOf, type GraphqlExample } from '#developers/graphql-examples.ts';
import { Fold } from './call-article.tsx';
import { CodeExamples } from './code-examples.tsx';
import { Paragraphs } from './inline-words.tsx';
import { Section } from './section.tsx';
import { TryForm } from './try-it.tsx';

const words = apiDocsWords.graphql;
const shown = {
  credential: { kind: 'key', scope: null },
  responses: { 200: { description: '', content: { 'application/json': {} } } },
} as const;

/** Operations with examples, each with a form to send it. */
export function GraphqlGuide() {
  return (
    <Section id={words.id} title={words.title}>
      <Paragraphs>{words.text}</Paragraphs>
      {graphqlExamples.map((example) => (
        <article key={example.id} aria-labelledby={example.id} className="py-3">
          <h3 id={example.id} className="mt-4 mb-1 text-xl">
            {example.title}
          </h3>
          <p className="m-0 text-sm text-ink-soft">{words.scopes(example.scopes.join(', '))}</p>
          <CodeExamples
            code={{
              curl: curlExample(requestOf(example), shown),
              TypeScript: typescriptExample(requestOf(example), shown),
            }}
          />
          <Fold label={words.try} of={example.title} scripted>
            <TryOperation example={example} />
          </Fold>
        </article>
      ))}
    </Section>
  );
}

function TryOperation({ example }: { example: GraphqlExample }) {
  const code = 'font-mono text-sm';
  return (
    <TryForm
      call={{ id: example.id, method: 'POST', path: '/graphql', body: null }}
      media="application/json"
    >
      <Field label={words.query}>
        <TextArea
          data-operation=""
          spellCheck={false}
          defaultValue={example.query}
          className={code}
        />
      </Field>
      <Field label={words.variables} note={apiDocsWords.rest.optional}>
        <TextArea
          data-variables=""
          spellCheck={false}
          defaultValue={example.variables ? JSON.stringify(example.variables, null, 2) : ''}
          className={code}
        />
      </Field>
    </TryForm>
  );
}
