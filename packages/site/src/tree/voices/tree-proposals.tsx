import type { TreeProposalPartsFragment } from '@infinite/schema/generated/graphql';
import {
  AcceptTreeProposalDocument,
  RejectTreeProposalDocument,
  TreeProposalsDocument,
} from '@infinite/schema/generated/operations';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { clockLength } from '#recordings/recorder.en.ts';
import { useAct } from '#settings/use-act.ts';
import { CiteFact, type Citing } from './cite-fact.tsx';
import { factName, treeVoicesWords as words } from './tree-voices.en.ts';

type Proposal = TreeProposalPartsFragment;

interface TreeProposalsProps {
  readonly recording: { readonly id: string };
  readonly onDecided: () => Promise<void>;
  readonly onPlay?: ((ms: number) => void) | undefined;
}

/** What the transcript of a recording says about the tree: each to accept or to reject. */
export function TreeProposals(props: TreeProposalsProps): ReactElement | null {
  const { onDecided, onPlay } = props;
  const recordingId = props.recording.id;
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [citing, setCiting] = useState<{ proposal: Proposal; citing: Citing } | null>(null);
  const accept = useAct(AcceptTreeProposalDocument);
  const reject = useAct(RejectTreeProposalDocument);
  useEffect(() => {
    const read = async () => {
      const answer = await ask(TreeProposalsDocument, { recordingId });
      if (answer.kind === 'data') setProposals(answer.data.treeProposals);
    };
    void read();
    const ends = [onLive('tree', () => void read()), onLive('transcript', () => void read())];
    return () => {
      for (const end of ends) end();
    };
  }, [recordingId]);
  if (proposals.length === 0) return null;

  const onReject = async (key: string, done: string | null) => {
    const answer = await reject.act({ recordingId, key }, done);
    if (answer) setProposals(answer.rejectTreeProposal);
  };
  const onAccept = async (proposal: Proposal) => {
    if (!isComplete(proposal)) {
      setCiting({ proposal, citing: citingOf(recordingId, proposal) });
      return;
    }
    const answer = await accept.act({ recordingId, key: proposal.key }, words.accepted);
    if (!answer) return;
    setProposals(answer.acceptTreeProposal);
    await onDecided();
  };
  return (
    <>
      <h3 className="mt-8 mb-2 text-xl">{words.proposals}</h3>
      <p className="mt-0 mb-3 max-w-measure text-ink-soft">{words.proposalsText}</p>
      <ul className="m-0 list-none border-t border-rule p-0">
        {proposals.map((proposal) => (
          <li key={proposal.key} className="border-b border-rule py-3">
            <Said proposal={proposal} onPlay={onPlay} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="sm"
                disabled={!accept.ready || accept.pending || reject.pending}
                aria-label={isComplete(proposal) ? words.acceptNamed(proposal.text) : undefined}
                onClick={() => void onAccept(proposal)}
              >
                {isComplete(proposal) ? words.accept : words.chooseFact}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={!accept.ready || accept.pending || reject.pending}
                aria-label={words.rejectNamed(proposal.text)}
                onClick={() => void onReject(proposal.key, words.rejected)}
              >
                {words.reject}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {citing ? (
        <CiteFact
          citing={citing.citing}
          onClose={() => setCiting(null)}
          onCited={() => {
            // It was taken in as the member chose: it is not offered again.
            void onReject(citing.proposal.key, null);
            void onDecided();
          }}
        />
      ) : null}
    </>
  );
}

function Said({
  proposal,
  onPlay,
}: {
  proposal: Proposal;
  onPlay: ((ms: number) => void) | undefined;
}): ReactElement {
  const { kind, text, fromMs, people, partners } = proposal;
  const names = [...people.map(({ name }) => name), ...partners.map(({ name }) => name)];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {onPlay ? (
        <Button
          variant="quiet"
          size="sm"
          className="px-2! text-amber-ink! tabular-nums"
          aria-label={words.playAt(clockLength(fromMs))}
          onClick={() => onPlay(fromMs)}
        >
          {clockLength(fromMs)}
        </Button>
      ) : null}
      <Badge tone="amber">{words.proposalKinds[kind]}</Badge>
      <span className="min-w-0 wrap-anywhere">
        <q className="font-serif">{text}</q>
        <span className="block text-sm text-ink-soft empty:hidden">
          {[suggestion(proposal), names.length > 0 ? words.proposalAbout(names) : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </div>
  );
}

/** A person, or a fact of one person that is certain: nothing has to be chosen. */
function isComplete({ kind, tag, people, partners }: Proposal): boolean {
  if (kind === 'PERSON') return people.length === 1;
  if (kind !== 'FACT' || people.length !== 1) return false;
  return tag === 'MARR' || tag === 'DIV' || tag === 'ENGA' ? partners.length === 1 : true;
}

function suggestion({ tag, value, date, datePhrase, places }: Proposal): string {
  if (!tag) return [datePhrase ?? date, places[0]].filter(Boolean).join(', ');
  const parts = [value, datePhrase ?? date, places[0]].filter((part) => typeof part === 'string');
  return words.proposalOf(
    factName(tag),
    parts.filter((part) => part !== ''),
  );
}

function citingOf(recordingId: string, proposal: Proposal): Citing {
  const { fromMs, toMs, text, people, tag, date, places, value } = proposal;
  const [person] = people;
  return {
    ...{ recordingId, fromMs, toMs: Math.max(toMs, fromMs + 1), quote: text },
    person: people.length === 1 && person ? { id: person.id, name: person.name } : null,
    fact: {
      ...(tag && { tag }),
      ...{ date: date ?? '', place: places[0] ?? '', value: value ?? '' },
    },
  };
}
