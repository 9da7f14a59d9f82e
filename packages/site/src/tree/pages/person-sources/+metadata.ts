import { personTitle } from '#tree/person-title.ts';

export const metadata = personTitle;
