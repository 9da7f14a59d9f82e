import { apiChanges, type ApiChange } from '@infinite/schema/catalogue/api-changes';
import { dateWords } from '@infinite/schema/words/dates.en';
import { Badge } from '@infinite/ui/badge';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { Section } from './section.tsx';

const words = apiDocsWords.changelog;

/** The changes by day, newest first. */
export function Changelog() {
  const days = [...Map.groupBy(apiChanges, ({ day }: ApiChange) => day)];
  return (
    <Section id={words.id} title={words.title}>
      {days.map(([day, changes]) => (
        <section key={day} aria-labelledby={`changes-${day}`}>
          <h3 id={`changes-${day}`} className="mt-6 mb-2 text-xl">
            <time dateTime={day}>{dateWords(day)}</time>
          </h3>
          <ul className="m-0 list-none p-0">
            {changes.map((change) => (
              <li key={change.words} className="max-w-measure border-t border-rule py-3">
                <Badge>{words.kinds[change.kind]}</Badge> <strong>{change.surface}</strong>
                <p className="mt-1 mb-0">{change.words}</p>
                {change.gone ? (
                  <p className="mt-1 mb-0 text-sm wrap-anywhere text-ink-soft">
                    <code>{change.gone.join(', ')}</code>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
