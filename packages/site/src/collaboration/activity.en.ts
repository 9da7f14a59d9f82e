import { familyWords } from '@infinite/schema/words/families.en';
import type { FamilyRole } from '@infinite/schema/generated/graphql';
import { roleNames } from '#families/role-names.ts';

/** Who acts in a sentence: the reader, or a relative by name. */
export interface Subject {
  readonly name: string;
  readonly isYou: boolean;
}

const is = ({ isYou }: Subject) => (isYou ? 'are' : 'is');
const belongs = ({ isYou }: Subject) => (isYou ? 'belong' : 'belongs');

/** The page on which a family sees what its members do. */
export const activityWords = {
  title: 'What your family does',
  lead: (family: string) => `What has been added, said and asked in ‘${family}’.`,
  description: 'Who belongs to your family, and what its members have done lately.',
  people: 'Who belongs to your family',
  you: 'You',
  everyone: (count: number) => `All ${count} people`,
  manage: 'Invite people and change roles',
  shared: 'What each of them shared last',
  heading: 'Lately',
  today: 'Today',
  yesterday: 'Yesterday',
  none: 'Nothing has happened here yet. When someone adds a recording or says something about one, you read it here.',
  older: 'Show what was before',
  newest: 'Back to the newest',
  andMore: (count: number) => `and ${count} more`,
  /** What follows the name. */
  lines: {
    FAMILY_STARTED: () => 'started the family',
    MEMBER_JOINED: () => 'joined the family',
    MEMBER_LEFT: (who: Subject) => `no longer ${belongs(who)} to the family`,
    ROLE_CHANGED: (who: Subject, role: FamilyRole | null) =>
      `${is(who)} now ${withArticle(familyWords.roles[roleNames[role ?? 'NONE']])}`,
    RECORDING_ADDED: () => 'added',
    TRANSCRIPTS_ON: () => 'turned transcripts on',
    TRANSCRIPTS_OFF: () => 'turned transcripts off',
    COMMENT_ADDED: () => 'commented on',
    QUESTION_ASKED: () => 'asked:',
    QUESTION_ANSWERED: () => 'answered:',
    TREE_CHANGED: () => 'worked on the family tree:',
  },
} as const;

function withArticle(role: string): string {
  const word = role.toLowerCase();
  if (word === 'owner') return 'the owner';
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
