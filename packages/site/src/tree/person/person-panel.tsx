import type { GraphIndex } from '@infinite/kinship/graph-index';
import { PersonFlag } from '@infinite/kinship/family-graph';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { hasFlag, nameOf, yearsOf } from '#tree/chart/person-label.ts';
import { EditPerson } from '#tree/edit/edit-person.tsx';
import type { Edits } from '#tree/edit/use-edits.ts';
import { treePersonPath } from '#tree/paths.ts';
import { relationOf } from '#tree/relation-of.ts';
import { treeWords } from '#tree/tree.en.ts';
import type { TreeVoices } from '#tree/voices/use-voices.ts';
import { FactLines } from './fact-lines.tsx';
import { RelativesOf } from './relatives-of.tsx';
import { usePerson } from './use-person.ts';

const words = treeWords.panel;

interface PersonPanelProps {
  readonly index: GraphIndex;
  readonly person: number;
  readonly self: number | null;
  readonly editing: boolean;
  readonly edits: Edits;
  readonly voices: TreeVoices;
  readonly onClose: () => void;
  readonly onChoose: (person: number) => void;
  readonly onAround: (person: number) => void;
  readonly onAdded: (id: string) => void;
  /** To whom this person was dragged in the builder. */
  readonly connectTo: number | null;
  readonly onConnected: () => void;
  /** Says that the reader is this person; null where that is known, or not for this reader to say. */
  readonly onMe: (() => void) | null;
}

/** A person beside the tree; on a phone a sheet over its lower part. */
export function PersonPanel(props: PersonPanelProps): ReactElement {
  const { index, person, self, voices } = props;
  const { graph } = index;
  const id = graph.ids[person] ?? '';
  const { details, failed } = usePerson(id, graph.version);
  const name = nameOf(graph, person);
  const relation = relationOf(index, self, person);
  return (
    <aside
      aria-label={words.label}
      className="fixed right-0 bottom-(--page-foot) left-(--shell-side) z-20 max-h-[55dvh] overflow-y-auto rounded-t-lg border border-rule bg-raised p-5 shadow-float lg:static lg:max-h-[max(24rem,calc(100dvh-17rem))] lg:rounded-lg lg:shadow-none print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="m-0 text-xl wrap-anywhere">{name}</h2>
          <p className="m-0 text-ink-soft">
            {[yearsOf(graph, person), relation].filter(Boolean).join(' · ')}
          </p>
        </div>
        <button
          type="button"
          aria-label={words.close}
          title={words.close}
          onClick={props.onClose}
          className="-mt-1 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border-0 bg-transparent text-ink hover:bg-sunk"
        >
          <Icon as={X} />
        </button>
      </div>
      {hasFlag(graph, person, PersonFlag.withheld) ? (
        <p className="mt-3 mb-0 text-ink-soft">{words.withheld}</p>
      ) : null}
      {hasFlag(graph, person, PersonFlag.voice) ? (
        <p className="mt-3 mb-0">
          <Button size="sm" onClick={() => voices.toggle(person)}>
            {voices.playing === person ? words.stop : words.listen}
          </Button>
        </p>
      ) : null}
      {details && !props.editing ? <FactLines facts={details.facts} /> : null}
      {failed ? <p className="mt-3 mb-0 text-danger">{words.notLoaded}</p> : null}
      <RelativesOf index={index} person={person} onChoose={props.onChoose} />
      {props.editing ? (
        <div className="mt-4 border-t border-rule">
          <EditPerson
            {...{ index, person, name, details }}
            edits={props.edits}
            connectTo={props.connectTo}
            onConnected={props.onConnected}
            onAdded={props.onAdded}
            onRemoved={props.onClose}
          />
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule pt-3">
        <a href={treePersonPath(id)} className="link inline-flex min-h-11 items-center">
          {words.open}
        </a>
        <button
          type="button"
          onClick={() => props.onAround(person)}
          className="link inline-flex min-h-11 cursor-pointer items-center"
        >
          {words.around}
        </button>
        {props.onMe ? (
          <button
            type="button"
            onClick={props.onMe}
            className="link inline-flex min-h-11 cursor-pointer items-center"
          >
            {treeWords.thisIsMe}
          </button>
        ) : null}
      </div>
    </aside>
  );
}
