import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';

/**
 * public: the same bytes for everyone, kept in the page cache.
 * visitor: shown to who is signed out; the same bytes for all of them, kept in the page cache
 *   but never answered to a session.
 * member, token, admin: rendered for each request and never stored anywhere.
 */
export type PageAudience = 'public' | 'visitor' | 'member' | 'token' | 'admin';

/** Who looks at a page that is rendered per request; null for a visitor. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: 'MEMBER' | 'ADMIN';
  readonly timeZone: string;
  /** Set for who looks at the sample family: when it is taken away (ISO 8601, UTC). */
  readonly sampleUntil?: string | null;
}

/** A plain form that was not taken: what was typed, and the words for it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string;
  /** By the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What every page is drawn with. */
export interface PageFacts {
  readonly site: SiteFacts;
  /** What an administrator chose as the first words of the home page. */
  readonly hero: {
    readonly heading: string | null;
    readonly lead: string | null;
    /** The words of its two buttons. */
    readonly look: string | null;
    readonly start: string | null;
  };
}

/** Facts of this installation that every page may print; they reach the browser. */
export interface SiteFacts {
  readonly origin: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** The footer's link to the blog, wherever it lives. */
  readonly blogUrl: string;
  /** The script of a configured analytics provider; null: nothing is loaded from elsewhere. */
  readonly analyticsScript: string | null;
  readonly production: boolean;
  /** Visitors may look at the sample family. */
  readonly demo: boolean;
  readonly visitorBadge: VisitorBadgeMode;
  readonly notificationPopup: boolean;
}
