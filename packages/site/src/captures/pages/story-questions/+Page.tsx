import { mayInFamily } from '@infinite/schema/catalogue/families';
import { CapturesDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ask } from '#api/ask.ts';
import { AskSomebody } from '#captures/components/ask-somebody.tsx';
import { CaptureItem } from '#captures/components/capture-item.tsx';
import { storyQuestionsWords as words } from '#captures/story-questions.en.ts';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import { roleNames } from '#families/role-names.ts';
import type { Data } from './+data.ts';

/** Whom the family in view asks for stories, and what they have told. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const data = useData<Data>();
  const [list, setList] = useState(data?.captures ?? null);
  const [adding, setAdding] = useState(false);
  const [loading, setLoading] = useState(false);
  if (!viewer) return null;
  const mayAsk = mayInFamily(roleNames[viewer.familyRole], 'addRecordings');
  const nodes = list?.nodes ?? [];
  type Capture = (typeof nodes)[number];
  const put = (capture: Capture) =>
    list &&
    setList({ ...list, nodes: nodes.map((one) => (one.id === capture.id ? capture : one)) });
  const more = async () => {
    setLoading(true);
    const answer = await ask(CapturesDocument, { after: list?.pageInfo.endCursor ?? null });
    setLoading(false);
    if (answer.kind !== 'data') return;
    const { captures } = answer.data;
    setList({ ...captures, nodes: [...nodes, ...captures.nodes] });
  };
  const begin = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {words.begin}
    </Button>
  );
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <IfRoleAllows act="seeRecordings">
        <div className="grid max-w-[800px] grid-cols-1 gap-10">
          {adding && data ? (
            <AskSomebody
              people={data.people}
              members={data.members}
              onAsked={(capture) => {
                setAdding(false);
                if (list) setList({ ...list, nodes: [capture, ...nodes] });
              }}
              onCancel={() => setAdding(false)}
            />
          ) : null}
          {mayAsk && !adding && nodes.length > 0 ? <div>{begin}</div> : null}
          {nodes.length === 0 && !adding ? (
            <EmptyState title={words.none} action={mayAsk ? begin : undefined}>
              {words.noneText}
            </EmptyState>
          ) : null}
          {nodes.map((capture) => (
            <CaptureItem key={capture.id} capture={capture} onChange={put} />
          ))}
          {list?.pageInfo.hasNextPage ? (
            <div>
              <Button pending={loading} pendingLabel={words.loading} onClick={() => void more()}>
                {words.more}
              </Button>
            </div>
          ) : null}
        </div>
      </IfRoleAllows>
    </div>
  );
}
