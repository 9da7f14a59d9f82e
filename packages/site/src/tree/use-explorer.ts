import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useEffect, useState } from 'react';
import { viewNamed, viewPath, type TreeView } from './paths.ts';

export interface Place {
  readonly view: TreeView;
  /** Ids of people. */
  readonly root: string | null;
}

/** What an explorer shows, kept in the address, so that it can be sent and the browser's back leads back. */
export function useExplorer(base: string, first: Place) {
  const [place, setPlace] = useState(first);
  const [current, setCurrent] = useState<string | null>(first.root);
  const [panel, setPanel] = useState(false);
  /** People whose further relatives are shown. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const onBack = () => {
      const query = new URLSearchParams(location.search);
      setPlace({ view: viewNamed(query.get('view') ?? undefined), root: query.get('root') });
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  const go = (next: Place) => {
    setPlace(next);
    setOpened(new Set());
    history.pushState(history.state, '', viewPath(base, next.view, next.root));
  };
  return {
    ...{ place, current, panel, opened },
    showView: (view: TreeView) => go({ ...place, view }),
    /** Draws the tree around a person. */
    showAround: (root: string) => {
      setCurrent(root);
      const view = place.view === 'list' || place.view === 'timeline' ? 'family' : place.view;
      go({ view: view === 'places' ? 'family' : view, root });
    },
    setCurrent,
    choose: (person: string) => {
      setCurrent(person);
      setPanel(true);
    },
    closePanel: () => setPanel(false),
    open: (person: string) => setOpened((before) => new Set([...before, person])),
  };
}

/** The number of a person; null where the tree has no such person. */
export function numberOf(index: GraphIndex, id: string | null): number | null {
  if (id === null) return null;
  const found = numbersOf(index).get(id);
  return found ?? null;
}

const kept = new WeakMap<GraphIndex, ReadonlyMap<string, number>>();

function numbersOf(index: GraphIndex): ReadonlyMap<string, number> {
  const known = kept.get(index);
  if (known) return known;
  const numbers = new Map(index.graph.ids.map((id, person) => [id, person]));
  kept.set(index, numbers);
  return numbers;
}
