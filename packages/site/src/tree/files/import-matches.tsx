import type {
  TreeImportMatchPartsFragment,
  TreeImportMatchesQuery,
  TreeMatchDecision,
} from '@infinite/schema/generated/graphql';
import {
  DecideAllTreeImportMatchesDocument,
  DecideTreeImportMatchesDocument,
  TreeImportMatchesDocument,
} from '@infinite/schema/generated/operations';
import { treeMatchDecisions } from '@infinite/schema/catalogue/tree-files';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useId, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { filesWords } from '#tree/files/files.en.ts';
import { useMore } from '#tree/files/use-more.ts';

const words = filesWords.matches;

interface Props {
  readonly importId: string;
  readonly first: TreeImportMatchesQuery['treeImportMatches'];
  readonly mayDecide: boolean;
}

/** People of the file whom the tree may have already, each with a decision. */
export function ImportMatches({ importId, first, mayDecide }: Props): ReactElement {
  const id = useId();
  const list = useMore(
    first,
    TreeImportMatchesDocument,
    (after) => ({ id: importId, after }),
    (data) => data.treeImportMatches,
  );
  const one = useAct(DecideTreeImportMatchesDocument);
  const all = useAct(DecideAllTreeImportMatchesDocument);
  const decide = async (match: number, decision: TreeMatchDecision): Promise<void> => {
    const done = await one.act({ id: importId, decisions: [{ match, decision }] }, null);
    if (done) list.change((node) => (node.match === match ? { ...node, decision } : node));
  };
  const decideAll = async (decision: TreeMatchDecision): Promise<void> => {
    const done = await all.act({ id: importId, decision }, null);
    if (done) list.change((node) => ({ ...node, decision }));
  };
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.text}</p>
      {mayDecide ? (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <span className="mr-2 font-semibold">{words.all}</span>
          {treeMatchDecisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              disabled={!all.ready}
              pending={all.pending}
              onClick={() => void decideAll(decision)}
            >
              {words.decisions[decision]}
            </Button>
          ))}
        </div>
      ) : null}
      <ul className="m-0 mt-4 list-none p-0">
        {list.nodes.map((node) => (
          <MatchRow
            key={node.match}
            node={node}
            disabled={!mayDecide || !one.ready}
            onDecide={(decision) => void decide(node.match, decision)}
          />
        ))}
      </ul>
      {list.hasMore ? (
        <Button className="mt-4" pending={list.pending} onClick={list.loadMore}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}

function MatchRow(props: {
  node: TreeImportMatchPartsFragment;
  disabled: boolean;
  onDecide: (decision: TreeMatchDecision) => void;
}): ReactElement {
  const { node, disabled, onDecide } = props;
  const name = node.inFile.name || words.unnamed;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-rule py-4 md:grid-cols-[1fr_1fr_16rem]">
      <Person label={words.inFile} person={node.inFile} />
      <Person label={words.inTree} person={node.inTree} />
      <div>
        <p className="m-0 mb-2">
          <Badge tone={node.score >= 85 ? 'accent' : 'plain'}>
            {node.reason === 'IDENTIFIER' ? words.sure : words.alike(node.score)}
          </Badge>
        </p>
        <Field label={words.decisionFor(name)} hideLabel>
          <Select
            value={node.decision}
            disabled={disabled}
            onChange={({ target }) => {
              const decision = treeMatchDecisions.find((each) => each === target.value);
              if (decision) onDecide(decision);
            }}
          >
            {treeMatchDecisions.map((decision) => (
              <option key={decision} value={decision}>
                {words.decisions[decision]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </li>
  );
}

function Person({
  label,
  person,
}: {
  label: string;
  person: TreeImportMatchPartsFragment['inFile'];
}): ReactElement {
  const dates = [person.birth && `* ${person.birth}`, person.death && `† ${person.death}`];
  return (
    <p className="m-0 min-w-0">
      <span className="block text-sm text-ink-soft">{label}</span>
      <span className="block font-serif text-lg wrap-anywhere">{person.name || words.unnamed}</span>
      <span className="block text-sm text-ink-soft">{dates.filter(Boolean).join('  ')}</span>
    </p>
  );
}
