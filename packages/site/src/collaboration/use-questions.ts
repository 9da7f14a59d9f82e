import { questionLimits } from '@infinite/schema/catalogue/questions';
import type { QuestionPartsFragment, QuestionsQuery } from '@infinite/schema/generated/graphql';
import { QuestionsDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';

/** What the family asks, as far as it is loaded. */
export interface Questions {
  readonly questions: readonly QuestionPartsFragment[];
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Shows a question that is new or changed. */
  put(question: QuestionPartsFragment): void;
  drop(id: string): void;
  loadMore(): Promise<void>;
}

export function useQuestions(first: QuestionsQuery['questions']): Questions {
  const [page, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const { nodes, pageInfo } = page;

  const read = async (variables: { first?: number; after?: string | null }) => {
    const answer = await ask(QuestionsDocument, variables);
    setFailed(answer.kind !== 'data');
    return answer.kind === 'data' ? answer.data.questions : null;
  };
  const reads = useRef(0);
  const refresh = async () => {
    const turn = (reads.current += 1);
    const size = Math.max(questionLimits.page, nodes.length);
    const fresh = await read({ first: Math.min(size, questionLimits.pageMax) });
    // An answer that was overtaken is older than what is shown.
    if (fresh && turn === reads.current) setPage(fresh);
  };
  const onEvent = useRef(refresh);
  onEvent.current = refresh;
  useEffect(() => onLive('question', () => void onEvent.current()), []);
  return {
    ...{ questions: nodes, hasMore: pageInfo.hasNextPage, loading, failed },
    put: (question) =>
      setPage((shown) => {
        const isKnown = shown.nodes.some(({ id }) => id === question.id);
        const nodes = isKnown
          ? shown.nodes.map((one) => (one.id === question.id ? question : one))
          : [question, ...shown.nodes];
        return { ...shown, nodes };
      }),
    drop: (id) =>
      setPage((shown) => ({ ...shown, nodes: shown.nodes.filter((one) => one.id !== id) })),
    async loadMore() {
      setLoading(true);
      const next = await read({ after: pageInfo.endCursor ?? null });
      setLoading(false);
      if (next) setPage(({ nodes }) => ({ ...next, nodes: [...nodes, ...next.nodes] }));
    },
  };
}
