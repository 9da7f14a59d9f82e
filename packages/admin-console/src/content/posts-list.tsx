import { useQuery } from '@apollo/client/react';
import {
  blogCategories,
  blogCategory,
  blogPostStates,
  type BlogCategoryId,
  type BlogPostStateName,
} from '@infinite/schema/catalogue/blog';
import { BlogPostsDocument, type BlogPostRowFragment } from '@infinite/schema/generated/graphql';
import { formatMoment } from '#components/moments.ts';
import { nextCursor } from '#components/next-cursor.ts';
import { contentWords, mediaWords, postListWords as words } from '#content/content.en.ts';
import { Badge } from '@infinite/ui/badge';
import { LinkButton } from '@infinite/ui/link-button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { useMay } from '#platform/platform-context.tsx';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';
import { momentThere } from './post-moment.ts';
import { PostState } from './post-state.tsx';

const columns: readonly TableColumn<BlogPostRowFragment>[] = [
  { key: 'title', header: words.columns.title, cell: ({ emoji, title }) => `${emoji} ${title}` },
  { key: 'state', header: words.columns.state, cell: stateOf },
  {
    key: 'category',
    header: words.columns.category,
    cell: ({ category }) => blogCategory(category).name,
  },
  { key: 'author', header: words.columns.author, cell: ({ author }) => author },
  { key: 'date', header: words.columns.date, cell: dateOf },
  {
    key: 'updated',
    header: words.columns.updated,
    cell: ({ editedAt }) => <Moment at={editedAt} />,
  },
];

function stateOf({ state, hasChanges, linkProblems }: BlogPostRowFragment) {
  return (
    <span className="flex flex-wrap gap-1">
      <PostState state={state} />
      {hasChanges ? <Badge tone="amber">{words.changes}</Badge> : null}
      {linkProblems > 0 ? <Badge tone="danger">{words.linkProblems(linkProblems)}</Badge> : null}
    </span>
  );
}

function dateOf({ publishAt, publishZone, publishedAt }: BlogPostRowFragment): string {
  if (publishAt) return words.waitsFor(momentThere(publishAt, publishZone ?? 'UTC'));
  return publishedAt ? formatMoment(publishedAt) : '–';
}

/** Every post there is, last changed first. */
export function PostsList({ adding, media }: { adding: PlaceLink; media: PlaceLink }) {
  const links = usePlaceLinks();
  const writes = useMay()('content.write');
  const place = useTablePlace({ by: 'updated', descending: true });
  const state = blogPostStates.find((known) => known === place.filter('state'));
  const category = blogCategories.find(({ id }) => id === place.filter('category'))?.id;
  const query = useQuery(BlogPostsDocument, {
    variables: {
      states: state ? [state] : null,
      category: category ?? null,
      search: place.search,
      after: place.after,
    },
  });
  const found = (query.data ?? query.previousData)?.blogPosts;
  return (
    <>
      <h2 className="m-0 mb-4 text-2xl">{words.title}</h2>
      <DataTable
        label={words.title}
        columns={columns}
        rows={found?.nodes ?? []}
        rowKey={({ id }) => id}
        linkOf={writes ? ({ id }) => links.to({ view: 'post', post: id }) : undefined}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={place}
        searchLabel={words.search}
        filters={{
          inLine: (
            <>
              <StateFilter value={state} onChange={(value) => place.setFilter('state', value)} />
              <CategoryFilter
                value={category}
                onChange={(value) => place.setFilter('category', value)}
              />
            </>
          ),
          names: ['state', 'category'],
        }}
        actions={
          <>
            <LinkButton {...media} size="sm">
              {mediaWords.title}
            </LinkButton>
            {writes ? (
              <LinkButton {...adding} size="sm" variant="primary">
                {contentWords.choices[2].label}
              </LinkButton>
            ) : null}
          </>
        }
        endCursor={nextCursor(found)}
        summary={words.summary(found?.totalCount ?? 0)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </>
  );
}

interface FilterProps<Value> {
  value: Value | undefined;
  onChange: (value: string | null) => void;
}

function StateFilter({ value, onChange }: FilterProps<BlogPostStateName>) {
  return (
    <Field label={words.state} hideLabel>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{words.anyState}</option>
        {blogPostStates.map((state) => (
          <option key={state} value={state}>
            {contentWords.states[state]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function CategoryFilter({ value, onChange }: FilterProps<BlogCategoryId>) {
  return (
    <Field label={words.category} hideLabel>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{words.anyCategory}</option>
        {blogCategories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
