import { readAccountLink } from '#auth/read-account-link.ts';

export type Data = Awaited<ReturnType<typeof data>>;
export const data = readAccountLink;
