import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { nameOf } from '#tree/chart/person-label.ts';
import { UndoLine } from '#tree/edit/undo-line.tsx';
import { useEdits } from '#tree/edit/use-edits.ts';
import { PersonPanel } from '#tree/person/person-panel.tsx';
import { treeWords as words } from '#tree/tree.en.ts';
import { numberOf, useExplorer } from '#tree/use-explorer.ts';
import { useReveal } from '#tree/use-reveal.ts';
import { useSelf } from '#tree/use-self.ts';
import { useScene } from '#tree/views/use-scene.ts';
import { useVoices } from '#tree/voices/use-voices.ts';
import { SaveChart } from '#tree/wall-chart/save-chart.tsx';
import { FindPerson } from './find-person.tsx';
import { TreeChart } from './tree-chart.tsx';
import type { ExplorerProps } from './explorer-props.ts';
import { ViewLinks } from './view-links.tsx';

// Views that are no charts come when they are opened.
const PeopleList = lazy(async () => ({
  default: (await import('#tree/views/people-list.tsx')).PeopleList,
}));
const TreePlaces = lazy(async () => ({
  default: (await import('#tree/views/tree-places.tsx')).TreePlaces,
}));
const TreeTimeline = lazy(async () => ({
  default: (await import('#tree/views/tree-timeline.tsx')).TreeTimeline,
}));

interface OpenTreeViewProps extends ExplorerProps {
  readonly index: GraphIndex;
  readonly reload: () => Promise<GraphIndex | null>;
}

/** A tree that has been read: its views, the chosen person beside them, and what was just changed. */
export function OpenTreeView(props: OpenTreeViewProps): ReactElement {
  const { index, base, first, editing } = props;
  const { graph } = index;
  const explorer = useExplorer(base, first);
  const { place, panel } = explorer;
  const { selfId, linkMe } = useSelf(props.selfId);
  const [connectTo, setConnectTo] = useState<number | null>(null);
  const self = numberOf(index, selfId);
  const root = numberOf(index, place.root) ?? self ?? 0;
  const current = numberOf(index, explorer.current) ?? root;
  const opened = explorer.opened;
  const scene = useScene({ index, view: place.view, root, self, opened, editing });
  const voices = useVoices(index);
  const idOf = (person: number) => graph.ids[person] ?? '';
  const edits = useEdits(props.reload);
  const reveal = useReveal(index, scene, explorer.showAround);
  const hasChart = !['list', 'timeline', 'places'].includes(place.view);
  return (
    <>
      <ViewLinks base={base} current={place.view} root={place.root} onView={explorer.showView} />
      <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
        <div className="w-full sm:w-72">
          <FindPerson
            index={index}
            onChoose={(person) => {
              explorer.choose(idOf(person));
              reveal(idOf(person));
            }}
          />
        </div>
        {self !== null && self !== root ? (
          <Button onClick={() => explorer.showAround(idOf(self))}>{words.me}</Button>
        ) : null}
        <p className="m-0 text-sm text-ink-soft">
          {hasChart && place.view !== 'everyone' ? (
            <>{words.aroundWhom(nameOf(graph, root))} · </>
          ) : null}
          {words.everyoneShown(index.people)}
        </p>
      </div>
      <UndoLine edits={edits} />
      {selfId === null && index.people > 1 && !panel ? (
        <p className="mt-0 mb-3 print:hidden">
          <strong>{words.whichIsYou}</strong>{' '}
          <span className="text-ink-soft">{words.whichIsYouHint}</span>
        </p>
      ) : null}
      <div className={panel ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}>
        <div className="min-w-0">
          {hasChart ? (
            <div className="relative">
              <TreeChart
                {...{ scene, current }}
                people={index.people}
                playing={voices.playing}
                onChoose={(person) => explorer.choose(idOf(person))}
                onCurrent={(person) => explorer.setCurrent(idOf(person))}
                onVoice={voices.toggle}
                onConnect={
                  editing
                    ? (from, to) => {
                        explorer.choose(idOf(from));
                        setConnectTo(to);
                      }
                    : undefined
                }
                onMore={(person) => explorer.open(idOf(person))}
                className="h-[max(24rem,calc(100dvh-17rem))] print:h-[16cm]"
              />
              {scene ? null : (
                <p
                  role="status"
                  className="absolute inset-0 m-0 flex items-center justify-center text-ink-soft"
                >
                  {words.drawing}
                </p>
              )}
            </div>
          ) : null}
          {scene && place.view !== 'everyone' ? (
            <SaveChart scene={scene} title={nameOf(graph, root)} />
          ) : null}
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            {place.view === 'list' ? (
              <PeopleList
                index={index}
                edits={props.mayMerge ? edits : null}
                onChoose={(person) => explorer.choose(idOf(person))}
              />
            ) : null}
            {place.view === 'places' ? (
              <TreePlaces
                key={graph.version}
                edits={props.mayMerge ? edits : null}
                onChoose={explorer.choose}
              />
            ) : null}
            {place.view === 'timeline' ? (
              <TreeTimeline key={graph.version} onChoose={explorer.choose} />
            ) : null}
          </Suspense>
        </div>
        {panel ? (
          <PersonPanel
            key={idOf(current)}
            {...{ index, self, editing, edits, voices }}
            person={current}
            onClose={explorer.closePanel}
            onChoose={(person) => explorer.choose(idOf(person))}
            onAdded={(id) => {
              explorer.open(idOf(current));
              explorer.choose(id);
              reveal(id);
            }}
            connectTo={connectTo}
            onConnected={() => setConnectTo(null)}
            onMe={selfId === null ? () => void linkMe(idOf(current)) : null}
            onAround={(person) => explorer.showAround(idOf(person))}
          />
        ) : null}
      </div>
    </>
  );
}
