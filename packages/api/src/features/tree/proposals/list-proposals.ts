import type { RequestContext } from '#platform/context.ts';
import { findProposals } from '#features/tree/proposals/find-proposals.ts';
import type { Proposal } from '#features/tree/proposals/spoken/propose.ts';
import { treeReader, treeSubjects, type TreeSubject } from '#features/tree/tree/index.ts';

export interface ShownProposal extends Omit<Proposal, 'people' | 'partners'> {
  readonly people: readonly TreeSubject[];
  readonly partners: readonly TreeSubject[];
}

/** Proposals with the people that they may mean, as the actor may see them. @throws as `findProposals` */
export async function listProposals(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownProposal[]> {
  const { proposals } = await findProposals(ctx, recordingId);
  const ids = proposals.flatMap(({ people, partners }) => [...people, ...partners]);
  const subjects = await treeSubjects(ctx, await treeReader(ctx), ids);
  const shown = (people: readonly string[]) => people.flatMap((id) => subjects.get(id) ?? []);
  return proposals
    .map((proposal) => ({
      ...proposal,
      people: shown(proposal.people),
      partners: shown(proposal.partners),
    }))
    .filter(({ kind, people }) => kind !== 'PERSON' || people.length > 0);
}
