import { forMembers } from '#renderer/route-at.ts';

export const route = forMembers('/future-messages');
