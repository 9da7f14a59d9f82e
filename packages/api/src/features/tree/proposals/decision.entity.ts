import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** What a member decided about a proposal, so that it is not offered again. Deleted with the recording. */
export const TreeProposalDecisionEntity = defineEntity({
  name: 'TreeProposalDecision',
  tableName: 'tree_proposal_decisions',
  properties: {
    recordingId: p.uuid().primary(),
    /** SHA-256 of what the proposal says: the words themselves are not kept here. */
    key: p.text().primary(),
    familyId: p.uuid(),
    decision: p.text().$type<'ACCEPTED' | 'REJECTED'>(),
    /** Null when the account is gone. */
    decidedBy: p.uuid().strictNullable(),
    decidedAt: instant(),
    /** Of the tree; null for a rejected one. */
    changeId: p.uuid().strictNullable(),
  },
});
