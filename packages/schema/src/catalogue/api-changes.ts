/** A change of the API that somebody who calls it may notice. */
export interface ApiChange {
  /** ISO 8601. */
  readonly day: string;
  readonly surface: 'GraphQL' | 'REST' | 'Webhooks';
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** A sentence, with what to use instead where something is gone. */
  readonly words: string;
  /** Documented calls that are gone: `Query.name`, `Mutation.name` or `GET /path`. */
  readonly gone?: readonly string[];
}

/**
 * The changelog of the API, newest first: the page at /api/docs and docs/api.md are made of it.
 * A call that disappears from the contract needs an entry here, or a test fails.
 */
export const apiChanges: readonly ApiChange[] = [
  {
    day: '2026-11-27',
    surface: 'GraphQL',
    kind: 'changed',
    words:
      'SeoRun.problems and SeoRun.pages became the paged lists seoProblems and seoPages, with search and filters.',
  },
  {
    day: '2026-11-27',
    surface: 'GraphQL',
    kind: 'changed',
    words:
      'EnquiryEntry.attachments has objects with name, type, bytes, state and path, since the files are stored now.',
  },
  {
    day: '2026-11-27',
    surface: 'GraphQL',
    kind: 'added',
    words:
      'selectUsersToExport stores up to 10,000 accounts for an export; UserConnection.totalCount takes atMost, where counting a search ends.',
  },
  {
    day: '2026-11-27',
    surface: 'REST',
    kind: 'changed',
    words:
      'GET /api/admin/export/users takes selection, an answer of selectUsersToExport, in place of ids.',
  },
  {
    day: '2026-11-24',
    surface: 'REST',
    kind: 'changed',
    words:
      'In /api/openapi.json each call that accepts a key names its scope under security, as OpenAPI 3.1 allows.',
  },
  {
    day: '2026-11-24',
    surface: 'GraphQL',
    kind: 'added',
    words:
      'rotateServiceKey and rotateApiKey replace a key; the old one works for another 24 hours. Only a signed-in person can call them.',
  },
  {
    day: '2026-11-22',
    surface: 'GraphQL',
    kind: 'changed',
    words:
      'NewsletterCampaign became NewsletterIssue, with its Input, State, Kind, Act, Connection and Edge; NewsletterIssueKind.LETTER became WRITTEN.',
  },
  {
    day: '2026-11-22',
    surface: 'GraphQL',
    kind: 'removed',
    words:
      'Use newsletterIssue and newsletterIssues, and createNewsletterIssue, saveNewsletterIssue, testNewsletterIssue, scheduleNewsletterIssue and moveNewsletterIssue instead.',
    gone: [
      'Query.newsletterCampaign',
      'Query.newsletterCampaigns',
      'Mutation.createNewsletter',
      'Mutation.saveNewsletter',
      'Mutation.testNewsletter',
      'Mutation.scheduleNewsletter',
      'Mutation.moveNewsletter',
    ],
  },
  {
    day: '2026-11-22',
    surface: 'REST',
    kind: 'removed',
    words: 'Use /newsletter/issues/{id} instead.',
    gone: ['GET /newsletter/letters/:id'],
  },
  {
    day: '2026-11-22',
    surface: 'GraphQL',
    kind: 'added',
    words: 'Enquiry.answeredBy says which administrator marked an enquiry as answered.',
  },
];
