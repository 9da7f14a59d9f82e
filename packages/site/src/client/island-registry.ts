import { chooseLanguage } from '#developers/acts/choose-language.ts';

/** Serves the places that name the island; called once a page. */
type Serve = (places: readonly HTMLElement[]) => void;

export interface Island {
  /** 'on intent': when a pointer, the focus or a submit reaches it. */
  readonly comes: 'at once' | 'on intent';
  readonly load: () => Promise<Serve>;
}

/** Every interactive part of a page that is rendered on the server, by the name in `data-island`. */
export const islands = {
  'sample-tree': {
    comes: 'at once',
    load: async () => (await import('#(marketing)/acts/sample-tree.ts')).enlivenTrees,
  },
  overlays: {
    comes: 'at once',
    load: async () => (await import('#(marketing)/acts/overlays.ts')).enlivenOverlays,
  },
  voice: {
    comes: 'at once',
    load: async () => (await import('#(marketing)/acts/voice.ts')).enlivenVoices,
  },
  // The kept language has to show before anything is touched, and a fourth file would be one too many.
  'api-language': { comes: 'at once', load: async () => chooseLanguage },
  'api-page': {
    comes: 'on intent',
    load: async () => (await import('#developers/acts/serve-api-page.ts')).serveApiPage,
  },
  questions: {
    comes: 'on intent',
    load: async () =>
      (await import('#(marketing)/components/faqs/filter-questions.ts')).filterQuestions,
  },
  'cost-calculator': {
    comes: 'at once',
    load: async () => (await import('#(marketing)/price-calculator.ts')).serveCostCalculator,
  },
  'load-more': {
    comes: 'on intent',
    load: async () => (await import('#blog/load-more.ts')).serveLoadMore,
  },
  quiz: {
    comes: 'at once',
    load: async () => (await import('#quizzes/serve-quiz.ts')).serveQuiz,
  },
  enquiry: {
    comes: 'at once',
    load: async () => (await import('#enquiries/serve-enquiries.ts')).serveEnquiries,
  },
  newsletter: {
    comes: 'on intent',
    load: async () => (await import('#newsletter/newsletter-forms.ts')).serveNewsletterForms,
  },
  'new-password': {
    comes: 'at once',
    load: async () => (await import('#auth/acts/serve-new-password.ts')).serveNewPassword,
  },
  passkey: {
    comes: 'on intent',
    load: async () => (await import('#auth/acts/serve-passkey.ts')).servePasskey,
  },
  'verify-email': {
    comes: 'at once',
    load: async () => (await import('#auth/acts/serve-verify-email.ts')).serveVerifyEmail,
  },
  'email-change': {
    comes: 'at once',
    load: async () => (await import('#auth/acts/serve-email-change.ts')).serveEmailChange,
  },
  'try-recorder': {
    comes: 'at once',
    load: async () => (await import('#recordings/visitor/serve-try-recorder.ts')).serveTryRecorder,
  },
  'offline-recorder': {
    comes: 'at once',
    load: async () => (await import('#offline/serve-offline.ts')).serveOffline,
  },
  bell: {
    comes: 'at once',
    load: async () => (await import('#notices/serve-bell.ts')).serveBell,
  },
  search: {
    comes: 'at once',
    load: async () => (await import('#search/serve-search.ts')).serveSearch,
  },
  liveliness: {
    comes: 'at once',
    load: async () => (await import('#visitors/serve-liveliness.ts')).serveLiveliness,
  },
} as const satisfies Record<string, Island>;
