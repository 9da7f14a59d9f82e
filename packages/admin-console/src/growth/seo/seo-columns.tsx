import type { SeoPagesQuery, SeoProblemsQuery } from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { Badge } from '@infinite/ui/badge';
import { formatBytes, formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';

type Problem = SeoProblemsQuery['seoProblems']['nodes'][number];
type Page = SeoPagesQuery['seoPages']['nodes'][number];

const address = (path: string) => <span className="font-semibold break-all">{path}</span>;

export const problemColumns: readonly TableColumn<Problem>[] = [
  {
    key: 'page',
    header: words.columns.page,
    cell: ({ path, isNew }) => (
      <span className="flex min-w-32 flex-wrap items-center gap-2">
        {address(path)}
        {isNew ? <Badge tone="amber">{words.newBadge}</Badge> : null}
      </span>
    ),
  },
  {
    key: 'problem',
    header: words.columns.problem,
    cell: ({ code, detail }) => (
      <span className="block min-w-48 break-words">{words.problems[code].says(detail)}</span>
    ),
  },
  {
    key: 'fix',
    header: words.columns.fix,
    cell: ({ code }) => (
      <span className="block min-w-48 text-ink-soft">{words.problems[code].fix}</span>
    ),
  },
];

export const pageColumns: readonly TableColumn<Page>[] = [
  { key: 'page', header: words.columns.page, cell: ({ path }) => address(path) },
  {
    key: 'status',
    header: words.columns.status,
    figures: true,
    cell: ({ status }) => (status === 0 ? words.none : String(status)),
  },
  {
    key: 'title',
    header: words.columns.title,
    cell: ({ title, description }) => (
      <span className="grid min-w-64 gap-0.5">
        <span>{title ?? words.none}</span>
        <span className="text-ink-soft">{description ?? words.none}</span>
      </span>
    ),
  },
  {
    key: 'canonical',
    header: words.columns.canonical,
    cell: ({ canonical }) => <span className="break-all">{pathOf(canonical ?? null)}</span>,
  },
  {
    key: 'data',
    header: words.columns.data,
    cell: ({ structuredData }) => structuredData.join(', ') || words.none,
  },
  {
    key: 'bytes',
    header: words.columns.bytes,
    figures: true,
    cell: ({ bytes }) => <span className="whitespace-nowrap">{formatBytes(bytes)}</span>,
  },
  {
    key: 'problems',
    header: words.columns.problems,
    figures: true,
    cell: ({ problemCount }) => formatCount(problemCount),
  },
];

function pathOf(canonical: string | null): string {
  if (canonical === null) return words.none;
  return URL.canParse(canonical) ? new URL(canonical).pathname : canonical;
}
