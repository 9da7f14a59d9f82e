import { readChoices } from '#newsletter/read-choices.ts';

export type Data = Awaited<ReturnType<typeof data>>;
export const data = readChoices;
