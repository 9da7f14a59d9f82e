import { useMutation, useQuery } from '@apollo/client/react';
import { reviewStates } from '@infinite/schema/catalogue/reviews';
import {
  ModerateReviewDocument,
  ReplyToReviewDocument,
  ReviewsForModerationDocument,
  type ModeratedReviewFragment,
} from '@infinite/schema/generated/graphql';
import { reviewsConsoleWords as words, reviewWords } from '@infinite/schema/words/reviews.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { LinkButton } from '@infinite/ui/link-button';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith, UsableWith } from '#platform/platform-context.tsx';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { Undo } from '#platform/use-announced-mutation.ts';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';

type Row = ModeratedReviewFragment;

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: words.columns.name,
    cell: ({ displayName, place }) => `${displayName}, ${place}`,
  },
  { key: 'rating', header: words.columns.rating, cell: ({ rating }) => reviewWords.stars(rating) },
  { key: 'body', header: words.columns.body, cell: ({ body }) => body.slice(0, 120) },
  { key: 'state', header: words.columns.state, cell: ({ state }) => words.states[state] },
  {
    key: 'written',
    header: words.columns.written,
    cell: ({ writtenAt }) => <Moment at={writtenAt} />,
  },
];

/** What members wrote: read, published or not, answered. */
export function ReviewsPlace() {
  const place = useTablePlace({ by: 'written', descending: true });
  const links = usePlaceLinks();
  const state = reviewStates.find((known) => known === place.filter('state'));
  const query = useQuery(ReviewsForModerationDocument, {
    variables: { state: state ?? null, after: place.after },
  });
  const found = (query.data ?? query.previousData)?.reviewsForModeration;
  const nodes = found?.nodes ?? [];
  const opened = nodes.find(({ id }) => id === place.filter('review'));
  return (
    <>
      <h2 className="m-0 mb-4 text-2xl">{words.title}</h2>
      <Field label={words.state} className="mb-4 max-w-64">
        <Select
          value={state ?? ''}
          onChange={({ target }) => place.setFilter('state', target.value || null)}
        >
          <option value="">{words.anyState}</option>
          {reviewStates.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </Select>
      </Field>
      {opened ? (
        <Moderation
          key={opened.id}
          review={opened}
          back={links.to({ review: null })}
          onChanged={async () => void (await query.refetch())}
        />
      ) : null}
      <DataTable
        label={words.title}
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        linkOf={({ id }) => links.to({ review: id })}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={place}
        endCursor={nextCursor(found)}
        summary={words.summary(nodes.length)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </>
  );
}

interface ModerationProps {
  review: Row;
  back: PlaceLink;
  onChanged: () => Promise<void>;
}

function Moderation({ review, back, onChanged }: ModerationProps) {
  const { id, body, rating, displayName, place, state } = review;
  const [reply, setReply] = useState(review.reply ?? '');
  const [busy, setBusy] = useState(false);
  const [moderate] = useMutation(ModerateReviewDocument, {
    refetchQueries: ['Standing'],
  });
  const [answer] = useMutation(ReplyToReviewDocument);
  const act = async (work: () => Promise<unknown>, undo?: Undo) => {
    setBusy(true);
    try {
      await work();
      await onChanged();
      showToast({ tone: 'success', title: words.done, act: undo });
    } catch (error) {
      showToast({ tone: 'danger', title: words.failed, description: refusalOf(error).words });
    } finally {
      setBusy(false);
    }
  };
  const decided = (publish: boolean) => () => moderate({ variables: { id, publish } });
  const decide = (publish: boolean) => {
    // A review that waited has no decision to go back to: the other button decides it.
    const back = () => void act(decided(!publish));
    return act(
      decided(publish),
      state === 'WAITING' ? undefined : { label: words.undo, run: back },
    );
  };
  return (
    <article className="mb-8 max-w-measure border-t-2 border-amber pt-4">
      <p className="m-0 font-semibold break-words">
        {displayName}, {place} · {reviewWords.stars(rating)} · {words.states[state]}
      </p>
      <p className="mt-2 mb-4 font-serif text-lg break-words whitespace-pre-line">{body}</p>
      <UsableWith right="content.write">
        <Field label={words.reply}>
          <TextArea value={reply} onChange={({ target }) => setReply(target.value)} />
        </Field>
      </UsableWith>
      <div className="mt-4 flex flex-wrap gap-3">
        <OnlyWith right="content.write">
          {state === 'PUBLISHED' ? null : (
            <Button variant="primary" pending={busy} onClick={() => void decide(true)}>
              {words.publish}
            </Button>
          )}
          {state === 'REFUSED' ? null : (
            <Button pending={busy} onClick={() => void decide(false)}>
              {words.refuse}
            </Button>
          )}
          <Button
            pending={busy}
            onClick={() => void act(() => answer({ variables: { id, reply } }))}
          >
            {words.saveReply}
          </Button>
        </OnlyWith>
        <LinkButton variant="quiet" {...back}>
          {words.back}
        </LinkButton>
      </div>
    </article>
  );
}
