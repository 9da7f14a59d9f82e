/** What a page weighs at most: read, with its recorder, quiz or form, or for members. */
export type WeightClass = 'read' | 'acts' | 'member';

/** One of each kind of page, which stands for all others of its kind. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  readonly weight: WeightClass;
  /** What is there once everything has loaded, where that comes after hydration. */
  readonly arrives?: { readonly role: 'button' | 'combobox'; readonly name: string };
}

export const publicPageTypes: readonly PageType[] = [
  {
    name: 'home',
    path: '/',
    weight: 'read',
    arrives: { role: 'button', name: 'Hide the number of visitors' },
  },
  { name: 'home-overlays', path: '/enhanced', weight: 'read' },
  { name: 'home-section', path: '/?section=memories', weight: 'read' },
  { name: 'story', path: '/about', weight: 'read' },
  { name: 'how-it-works', path: '/how-it-works', weight: 'read' },
  { name: 'marketing', path: '/legacy-messages', weight: 'read' },
  { name: 'introduction', path: '/future-messages', weight: 'read' },
  { name: 'composer-introduction', path: '/schedule-message', weight: 'read' },
  { name: 'recorder-introduction', path: '/voice-recordings', weight: 'read' },
  { name: 'tree-introduction', path: '/family-tree', weight: 'read' },
  { name: 'questions', path: '/faqs', weight: 'read' },
  { name: 'reviews', path: '/reviews', weight: 'read' },
  { name: 'pricing', path: '/pricing', weight: 'read' },
  { name: 'legal', path: '/privacy-policy', weight: 'read' },
  { name: 'blog', path: '/blog', weight: 'read' },
  {
    name: 'article',
    path: '/blog/eternal-communication-record-and-share-lasting-memories',
    weight: 'read',
  },
  { name: 'quizzes', path: '/quizzes', weight: 'read' },
  { name: 'quiz', path: '/voice-message-quiz', weight: 'acts' },
  { name: 'chooser', path: '/discover-your-path', weight: 'acts' },
  { name: 'try-recorder', path: '/free-voice-messages', weight: 'read' },
  { name: 'contact', path: '/contact', weight: 'acts' },
  { name: 'sign-in', path: '/sign-in', weight: 'read' },
  { name: 'second-step', path: '/sign-in/code', weight: 'read' },
  { name: 'reset-password', path: '/reset-password/abc', weight: 'read' },
  { name: 'confirm-email-change', path: '/confirm-email-change/abc', weight: 'read' },
  { name: 'stop-mails', path: '/notifications/unsubscribe/abc', weight: 'read' },
  { name: 'verify-email', path: '/verify-email/abc', weight: 'read' },
  {
    name: 'offline',
    path: '/offline',
    // The whole recorder, which comes from the device.
    weight: 'member',
    arrives: { role: 'button', name: 'Record' },
  },
  { name: 'not-found', path: '/nowhere', weight: 'read' },
];

/** As somebody sees them who has just signed up; `member-screens.spec.ts` asks axe about them. */
export const memberPageTypes: readonly PageType[] = [
  { name: 'dashboard', path: '/dashboard', weight: 'member' },
  { name: 'onboarding', path: '/onboarding', weight: 'member' },
  { name: 'progress', path: '/progress-tracking', weight: 'member' },
  { name: 'search', path: '/search?q=voice', weight: 'member' },
  { name: 'address-book', path: '/address-book', weight: 'member' },
  { name: 'timeline', path: '/timeline', weight: 'member' },
  { name: 'add-to-vault', path: '/memory-vault/add', weight: 'member' },
  { name: 'albums', path: '/memory-vault/albums', weight: 'member' },
  { name: 'stories', path: '/memory-vault/stories', weight: 'member' },
  { name: 'favorites', path: '/memory-vault/favorites', weight: 'member' },
  { name: 'people', path: '/memory-vault/people', weight: 'member' },
  { name: 'places', path: '/memory-vault/places', weight: 'member' },
  { name: 'trash', path: '/memory-vault/trash', weight: 'member' },
  { name: 'duplicates', path: '/memory-vault/duplicates', weight: 'member' },
  { name: 'story-questions', path: '/story-questions', weight: 'member' },
  { name: 'vault', path: '/memory-vault', weight: 'member' },
  {
    name: 'family-tree',
    path: '/family-tree',
    weight: 'member',
    arrives: { role: 'button', name: 'Add the first person' },
  },
  { name: 'tree-check', path: '/family-tree-builder/check', weight: 'member' },
  { name: 'messages', path: '/future-messages', weight: 'member' },
  { name: 'notifications', path: '/notifications', weight: 'member' },
  { name: 'children', path: '/children', weight: 'member' },
  { name: 'notice-settings', path: '/settings/notifications', weight: 'member' },
  {
    name: 'composer',
    path: '/schedule-message',
    weight: 'member',
    arrives: { role: 'combobox', name: 'Time zone' },
  },
  {
    name: 'recorder',
    path: '/voice-recordings',
    weight: 'member',
    arrives: { role: 'button', name: 'Not sure how to begin?' },
  },
  {
    name: 'settings',
    path: '/settings',
    weight: 'member',
    arrives: { role: 'button', name: 'Add a webhook' },
  },
];
