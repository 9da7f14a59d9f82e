import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { acceptProposal, rejectProposal } from '#features/tree/proposals/decide-proposal.ts';
import { listProposals } from '#features/tree/proposals/list-proposals.ts';
import { ProposalChoiceInput, TreeProposal } from '#features/tree/proposals/proposal.types.ts';

@Resolver()
export class TreeProposalResolver {
  @Query(() => [TreeProposal], {
    description:
      'What a transcript says about people, places and dates, in the order in which it is said.',
  })
  async treeProposals(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<TreeProposal[]> {
    const proposals = await listProposals(ctx, recordingId);
    return proposals.map(({ people, partners, places, ...rest }) => ({
      ...rest,
      ...{ people: [...people], partners: [...partners], places: [...places] },
    }));
  }

  @Mutation(() => [TreeProposal], {
    description: 'Adds the fact with its citation, or the recording of a person. Gives the rest.',
  })
  async acceptTreeProposal(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('key', () => ID) key: string,
    @Arg('choice', () => ProposalChoiceInput, { nullable: true })
    choice: ProposalChoiceInput | null,
  ): Promise<TreeProposal[]> {
    await acceptProposal(ctx, recordingId, key, choice);
    return this.treeProposals(ctx, recordingId);
  }

  @Mutation(() => [TreeProposal], { description: 'It is not offered again. Gives the rest.' })
  async rejectTreeProposal(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('key', () => ID) key: string,
  ): Promise<TreeProposal[]> {
    await rejectProposal(ctx, recordingId, key);
    return this.treeProposals(ctx, recordingId);
  }
}
