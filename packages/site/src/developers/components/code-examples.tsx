import { Button } from '@infinite/ui/button';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { exampleLanguages, type ExampleLanguage } from '#developers/example-languages.ts';
import { CodeBlock } from './code-block.tsx';

const words = apiDocsWords.rest;

/** The page says which one was chosen; until then, and where no script runs, both are there. */
const hiddenIn: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'group-data-[language=TypeScript]/api:hidden',
  TypeScript: 'group-data-[language=curl]/api:hidden',
};

/** The same request in each language; the choice holds for the whole page and is kept. */
export function CodeExamples({ code }: { code: Readonly<Record<ExampleLanguage, string>> }) {
  return (
    <>
      <div role="group" aria-label={words.language} className="flex gap-2 noscript:hidden">
        {exampleLanguages.map((language) => (
          <Button
            key={language}
            size="sm"
            variant="quiet"
            data-language-choice={language}
            aria-pressed="false"
            className="aria-pressed:bg-accent-tint aria-pressed:font-semibold"
          >
            {language}
          </Button>
        ))}
      </div>
      {exampleLanguages.map((language) => (
        <div key={language} className={hiddenIn[language]}>
          <CodeBlock label={language} code={code[language]} />
        </div>
      ))}
    </>
  );
}
