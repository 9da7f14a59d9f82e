import { TreeProposalDecisionEntity } from '#features/tree/proposals/decision.entity.ts';
import { TreeProposalResolver } from '#features/tree/proposals/proposal.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

/** What transcripts say about the tree, for members to accept or reject. */
export const treeProposalsFeature = defineFeature({
  name: 'tree-proposals',
  entities: [TreeProposalDecisionEntity],
  resolvers: [TreeProposalResolver],
});
