import { proposalChoiceInput, type ProposalChoice } from '@infinite/schema/tree/proposal.input';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { treeVoiceWords as words } from '@infinite/schema/words/tree-voices.en';
import { factsLike } from '#features/tree/proposals/facts-like.ts';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { TreeProposalDecisionEntity } from '#features/tree/proposals/decision.entity.ts';
import { unionOf } from '#features/tree/proposals/family-of-graph.ts';
import { findProposals, type FoundProposals } from '#features/tree/proposals/find-proposals.ts';
import { unionTags } from '#features/tree/proposals/spoken/fact-verbs.ts';
import type { Proposal } from '#features/tree/proposals/spoken/propose.ts';
import { lockTree } from '#features/tree/tree/index.ts';
import { attachVoice, citeInTransaction } from '#features/tree/voices/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Takes a proposal into the tree: a person's recording, or a fact with the span that states it, in one change.
 * @param choice see `proposalChoiceInput`; what it leaves out is as proposed
 * @throws AppError FORBIDDEN, INVALID_INPUT; NOT_FOUND for a proposal that was decided already
 */
export async function acceptProposal(
  ctx: RequestContext,
  recordingId: string,
  key: string,
  choice: unknown,
): Promise<void> {
  const chosen = parseInput(proposalChoiceInput, choice ?? {});
  await decide(ctx, recordingId, key, async (ctx, found, proposal) => {
    if (proposal.kind !== 'PERSON') return cite(ctx, found, proposal, chosen);
    await attachVoice(ctx, recordingId, personOf(proposal, chosen));
    return null;
  });
}

/** It is not offered again to anyone. @throws AppError FORBIDDEN; NOT_FOUND for one that was decided already */
export async function rejectProposal(
  ctx: RequestContext,
  recordingId: string,
  key: string,
): Promise<void> {
  await decide(ctx, recordingId, key, 'REJECTED');
}

type Taking = (
  ctx: RequestContext,
  found: FoundProposals,
  proposal: Proposal,
) => Promise<string | null>;

async function decide(
  ctx: RequestContext,
  recordingId: string,
  key: string,
  how: Taking | 'REJECTED',
): Promise<void> {
  const { userId, familyId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    // Two members who decide at the same moment: the second finds it decided.
    await lockTree(ctx, familyId);
    const found = await findProposals(ctx, recordingId);
    const proposal = found.proposals.find((each) => each.key === key);
    if (!proposal) throw new AppError('NOT_FOUND', { words: words.proposalGone });
    const changeId = how === 'REJECTED' ? null : await how(ctx, found, proposal);
    const decision = how === 'REJECTED' ? 'REJECTED' : 'ACCEPTED';
    await tables(ctx.em, TreeProposalDecisionEntity)
      .insertInto('tree_proposal_decisions')
      .values({
        ...{ recordingId: found.recording.id, key, familyId, decision, changeId },
        ...{ decidedBy: userId, decidedAt: ctx.clock.now() },
      })
      .execute();
  });
}

const quality = 2;

async function cite(
  ctx: RequestContext,
  { graph, recording }: FoundProposals,
  proposal: Proposal,
  chosen: ProposalChoice,
): Promise<string> {
  const tag = chosen.tag ?? proposal.tag;
  const person = personOf(proposal, chosen);
  if (!tag) throw refused('tag', words.factNeeded);
  const recordId = unionTags.has(tag) ? unionFor(graph, proposal, chosen, person) : person;
  const fact = {
    tag,
    value: chosen.value ?? proposal.value,
    date: chosen.date ?? (proposal.date || null),
    datePhrase: chosen.date === undefined ? proposal.datePhrase : null,
    place: chosen.place ?? proposal.places[0] ?? null,
  };
  const { fromMs, toMs, text: quote } = proposal;
  const span = { recordingId: recording.id, recordId, fromMs, toMs: Math.max(toMs, fromMs + 1) };
  const known = await factsLike(ctx, recordId, fact);
  const what = known ?? { fact: null, version: null, newFact: fact };
  return citeInTransaction(ctx, { ...span, quality, quote, newFact: null, ...what });
}

function personOf(proposal: Proposal, { recordId }: ProposalChoice): string {
  const person = recordId ?? (proposal.people.length === 1 ? proposal.people[0] : undefined);
  if (!person) throw refused('recordId', words.personNeeded);
  return person;
}

/** A wedding is of the union of the two; where the partner is not said, of the only union of the person. */
function unionFor(
  graph: FoundProposals['graph'],
  proposal: Proposal,
  { partnerId }: ProposalChoice,
  person: string,
): string {
  const index = graph?.ids.indexOf(person) ?? -1;
  if (graph?.unionIds.includes(person)) return person;
  const partner =
    partnerId ?? proposal.partners.find((each) => graph && unionOf(graph, person, each));
  const own = graph?.partners.flatMap((partners, at) =>
    partners.includes(index) ? [graph.unionIds[at] ?? ''] : [],
  );
  const union = graph && partner ? unionOf(graph, person, partner) : null;
  const only = !partner && own?.length === 1 ? own[0] : null;
  const found = union ?? only;
  if (!found) throw refused('partnerId', words.partnerNeeded);
  return found;
}

const refused = (field: string, said: string) =>
  new AppError('INVALID_INPUT', { words: said, fields: { [field]: said } });
