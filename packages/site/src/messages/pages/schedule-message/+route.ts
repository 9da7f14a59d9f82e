import { forMembers } from '#renderer/member-route.ts';

export const route = forMembers('/schedule-message');
