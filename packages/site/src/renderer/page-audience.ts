import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import type { FamilyRole, Role } from '@infinite/schema/generated/graphql';
import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';

/**
 * public: the same bytes for everyone, kept in the page cache. visitor: for signed-out readers; the
 * same bytes for all of them, cached but never served to a session. member, token, admin: rendered
 * for each request and never stored.
 */
export type PageAudience = 'public' | 'visitor' | 'member' | 'token' | 'admin';

/** The viewer of a page that is rendered per request; null for a visitor. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: Role;
  readonly timeZone: string;
  /** What the account chose about every page; `preferencesOf` reads it. */
  readonly preferences: string;
  /** The family that the page shows. */
  readonly family: { readonly id: string; readonly name: string };
  readonly familyRole: FamilyRole;
  /** When the sample family is deleted (ISO 8601, UTC); set for its visitors only. */
  readonly sampleUntil?: string | null;
}

/** A refused plain form: what was typed, and the error messages. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: string;
  /** By the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The inputs of every page. */
export interface PageFacts {
  readonly site: SiteFacts;
  /** Who runs this installation; only the legal pages show it. */
  readonly operator: Operator;
  /** The description of the REST calls; only its own page shows it. */
  readonly apiDocument: () => OpenApiDocument;
  /** The hero text of the home page, as an administrator set it. */
  readonly hero: {
    readonly heading: string | null;
    readonly lead: string | null;
    /** The labels of its two buttons. */
    readonly look: string | null;
    readonly start: string | null;
  };
}

/** Whom the legal pages name; null: not configured (OPERATOR_NAME, OPERATOR_ADDRESS). */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  /** Companies that process data for the operator (OPERATOR_PROCESSORS). */
  readonly processors: readonly string[];
}

/** Settings of this installation that every page may show; they reach the browser. */
export interface SiteFacts {
  readonly origin: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** The footer's link to the blog, wherever it lives. */
  readonly blogUrl: string;
  /** The script of a configured analytics provider; null: nothing is loaded from elsewhere. */
  readonly analyticsScript: string | null;
  readonly production: boolean;
  /** Whether visitors may open the sample family. */
  readonly demo: boolean;
  readonly visitorBadge: VisitorBadgeMode;
  readonly notificationPopup: boolean;
}
