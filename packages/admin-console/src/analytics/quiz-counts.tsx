import { useQuery } from '@apollo/client/react';
import type { AnalyticsRangeName } from '@infinite/schema/catalogue/analytics';
import { QuizCountsDocument } from '@infinite/schema/generated/graphql';
import { quizzes } from '@infinite/quizzes/quizzes';
import { figureWords } from '#components/components.en.ts';
import { quizCountWords as words } from '@infinite/schema/words/quizzes.en';
import { Button } from '@infinite/ui/button';
import { showToast } from '@infinite/ui/toast-store';
import { formatCount } from '#components/figures.ts';
import { useDownload } from '#components/use-download.ts';
import { OnlyWith, usePlatform } from '#platform/platform-context.tsx';

/** How often each quiz was begun and finished, and with which results. */
export function QuizCounts({ range }: { range: AnalyticsRangeName }) {
  const { data, previousData, error } = useQuery(QuizCountsDocument, { variables: { range } });
  const counts = (data ?? previousData)?.quizCounts;
  const taken = counts?.filter(({ begun, finished }) => begun + finished > 0) ?? [];
  return (
    <section aria-label={words.heading} className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-measure">
          <h3 className="m-0 text-xl">{words.heading}</h3>
          <p className="mt-1 mb-0 text-sm text-ink-soft">{words.lead}</p>
        </div>
        <OnlyWith right="exports">
          <SaveCsv range={range} />
        </OnlyWith>
      </div>
      {error && !counts ? <p role="alert">{words.failed}</p> : null}
      {counts && taken.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      {taken.length > 0 ? (
        <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={words.heading}>
          <table className="w-full border-collapse text-sm tabular-nums">
            <thead>
              <tr className="border-b border-edge text-left">
                <th className="py-2 pr-4">{words.quiz}</th>
                <th className="py-2 pr-4 text-right">{words.started}</th>
                <th className="py-2 pr-4 text-right">{words.finished}</th>
                <th className="py-2 pr-4 text-right">{words.share}</th>
                <th className="py-2">{words.results}</th>
              </tr>
            </thead>
            <tbody>
              {taken.map(({ quiz, begun, finished, results }) => (
                <tr key={quiz} className="border-b border-rule align-top">
                  <th className="py-2 pr-4 text-left font-semibold">{nameOf(quiz)}</th>
                  <td className="py-2 pr-4 text-right">{formatCount(begun)}</td>
                  <td className="py-2 pr-4 text-right">{formatCount(finished)}</td>
                  <td className="py-2 pr-4 text-right">{percent(finished, begun)}</td>
                  <td className="py-2">
                    {results
                      .filter(({ count }) => count > 0)
                      .map(({ result, count }) => `${titleOf(quiz, result)}: ${formatCount(count)}`)
                      .join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}

function SaveCsv({ range }: { range: AnalyticsRangeName }) {
  const platform = usePlatform();
  const download = useDownload();
  const save = async () => {
    try {
      const outcome = await download.run((tell, signal) =>
        platform.download(`/api/admin/quizzes.csv?range=${range}`, 'quizzes.csv', tell, signal),
      );
      if (outcome.kind === 'saved') showToast({ title: figureWords.csvDone(outcome.fileName) });
    } catch (error) {
      console.error('Saving the counts of quizzes failed', error);
      showToast({ title: figureWords.csvFailed, tone: 'danger' });
    }
  };
  return (
    <Button size="sm" pending={download.state !== null} onClick={() => void save()}>
      {words.download}
    </Button>
  );
}

const quizOf = (slug: string) => quizzes.find((quiz) => quiz.slug === slug);
const nameOf = (slug: string) => quizOf(slug)?.name ?? slug;
const titleOf = (slug: string, result: string) =>
  quizOf(slug)?.results.find(({ id }) => id === result)?.title ?? result;
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
