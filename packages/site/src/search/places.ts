import {
  mayInFamily,
  type FamilyAct,
  type FamilyStanding,
} from '@infinite/schema/catalogue/families';
import { matchesWords } from '@infinite/schema/text/search-words';
import { addressBookPath } from '#contacts/paths.ts';
import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { noticesWords } from '#notices/notices.en.ts';
import { noticesPath } from '#notices/paths.ts';
import { onboardingWords } from '#onboarding/onboarding.en.ts';
import { progressWords } from '#progress/progress.en.ts';
import { memberShellWords as shell } from '#shell/member-shell.en.ts';
import { footerNavigation, legalNavigation } from '#shell/navigation.ts';
import { vaultPath } from '#vault/paths.ts';
import { vaultWords } from '#vault/vault.en.ts';
import { searchPageWords } from './search.en.ts';

/** Somewhere to go, with further words that it is found by. */
export interface Place {
  readonly label: string;
  readonly href: string;
  readonly also?: string;
}

const { actLabels } = searchPageWords;

interface Act extends Place {
  readonly needs: FamilyAct | null;
}

const acts: readonly Act[] = [
  {
    label: actLabels.record,
    href: '/voice-recordings',
    also: 'speak audio video microphone',
    needs: 'addRecordings',
  },
  {
    label: actLabels.write,
    href: '/schedule-message',
    also: 'send schedule letter compose new',
    needs: 'writeMessages',
  },
  {
    label: actLabels.invite,
    href: '/family-invitations#invite',
    also: 'people members add',
    needs: 'managePeople',
  },
  {
    label: actLabels.settings,
    href: '/settings',
    also: 'account password email sign-in keys',
    needs: null,
  },
];

/** What a role may do in the family in view. */
export function actsOf(role: FamilyStanding): readonly Place[] {
  return acts.filter(({ needs }) => needs === null || mayInFamily(role, needs));
}

const memberPages: readonly Place[] = [
  { label: dashboardWords.pageTitle, href: '/dashboard', also: 'dashboard start' },
  { label: shell.messages, href: '/future-messages', also: 'scheduled drafts delivered' },
  { label: shell.recordings, href: '/voice-recordings', also: 'voices library' },
  { label: vaultWords.title, href: vaultPath, also: 'photos videos pictures albums map people' },
  { label: shell.family, href: '/family-invitations', also: 'people members roles' },
  { label: shell.addressBook, href: addressBookPath, also: 'contacts people birthdays import' },
  { label: progressWords.pageTitle, href: '/progress-tracking', also: 'progress storage space' },
  { label: onboardingWords.pageTitle, href: '/onboarding', also: 'onboarding begin' },
  { label: noticesWords.heading, href: noticesPath, also: 'notifications news' },
  { label: shell.review, href: '/reviews/mine' },
];

const publicPages: readonly Place[] = [
  ...footerNavigation.flatMap(({ links, more }) => [...links, ...more]),
  ...legalNavigation,
];

/** Members' own pages first; each address once. */
export const pages: readonly Place[] = [...memberPages, ...publicPages].filter(
  ({ href }, at, all) => all.findIndex((each) => each.href === href) === at,
);

export function foundPlaces(places: readonly Place[], words: readonly string[]): Place[] {
  return places.filter(({ label, also }) => matchesWords(`${label} ${also ?? ''}`, words));
}

/** Questions with their answers; they are long, so that they come when somebody searches. */
export async function foundQuestions(words: readonly string[]): Promise<Place[]> {
  const { faqTopics } = await import('#(marketing)/content/faqs.ts');
  return faqTopics
    .flatMap(({ items }) => items)
    .filter(({ question }) => matchesWords(question, words))
    .map(({ question }) => ({ label: question, href: '/faqs' }));
}
