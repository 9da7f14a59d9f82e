import type { ChildVoicesQuery } from '@infinite/schema/generated/graphql';
import { ChildVoicesDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { VoiceRow } from '#children/components/voice-row.tsx';

type Page = ChildVoicesQuery['childVoices'];

interface ChildVoicesProps {
  readonly child: ChildView;
  readonly count: number;
  readonly timeZone: string;
  onChange(): Promise<void>;
}

/** The recordings of a child's voice, for the parent and the grown child; loaded when asked for. */
export function ChildVoices(props: ChildVoicesProps): ReactElement {
  const { child, count } = props;
  const [page, setPage] = useState<Page | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const load = async (after: string | null, before: Page['nodes']) => {
    setPending(true);
    const answer = await ask(ChildVoicesDocument, { id: child.id, after });
    setPending(false);
    setFailed(answer.kind !== 'data');
    if (answer.kind !== 'data') return;
    const { childVoices } = answer.data;
    setPage({ ...childVoices, nodes: [...before, ...childVoices.nodes] });
  };
  const drop = (id: string) => {
    if (page) setPage({ ...page, nodes: page.nodes.filter((one) => one.id !== id) });
  };
  const put = (id: string, onlyYou: boolean) => {
    if (!page) return;
    const nodes = page.nodes.map((one) => (one.id === id ? { ...one, onlyYou } : one));
    setPage({ ...page, nodes });
  };
  if (count === 0) {
    const said = child.isYou ? words.noVoicesOfYours : child.mayLabel ? words.noVoices : '';
    return <p className="mt-4 mb-0 max-w-measure text-ink-soft">{said}</p>;
  }
  const more = page === null || page.pageInfo.hasNextPage;
  return (
    <section aria-labelledby={`voices-${child.id}`} className="mt-6">
      <h3 id={`voices-${child.id}`} className="m-0 text-xl">
        {child.isYou ? words.yourVoices(count) : words.voices(count, child.name)}
      </h3>
      {page ? (
        <ul className="m-0 mt-2 list-none p-0">
          {page.nodes.map((recording) => (
            <VoiceRow
              key={recording.id}
              recording={recording}
              isYours={child.isYou}
              timeZone={props.timeZone}
              onKept={(onlyYou) => put(recording.id, onlyYou)}
              onErased={async () => {
                drop(recording.id);
                await props.onChange();
              }}
            />
          ))}
        </ul>
      ) : null}
      {failed ? (
        <ErrorState
          title={words.voicesFailed}
          onRetry={() => void load(page?.pageInfo.endCursor ?? null, page?.nodes ?? [])}
        />
      ) : more ? (
        <Button
          className="mt-3"
          pending={pending}
          onClick={() => void load(page?.pageInfo.endCursor ?? null, page?.nodes ?? [])}
        >
          {page ? words.moreVoices : words.showVoices}
        </Button>
      ) : null}
    </section>
  );
}
