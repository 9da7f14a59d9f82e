import { harmless, instant } from '#platform/csv/cells.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/** Subscribers of the newsletter in the CSV export of administrators. */
export const exportedSubscribers: CsvSource = {
  from: 'newsletter_subscribers n',
  columns: {
    id: 'n.id',
    email: harmless('n.email'),
    state: 'n.state',
    pace: 'n.pace',
    interests: `array_to_string(n.interests, ' ')`,
    countsOpens: 'n.counts_opens',
    countsClicks: 'n.counts_clicks',
    language: harmless('n.language'),
    place: 'n.place',
    createdAt: instant('n.created_at'),
    confirmedAt: instant('n.confirmed_at'),
    leftAt: instant('n.left_at'),
  },
};
