/** How API keys are made and kept. */
export const apiKeyLimits = {
  nameMaximum: 80,
  /** Keys that hold, of one member or of the product. */
  perOwner: 50,
  listPage: 50,
  listPageMax: 100,
  expiresInDaysMaximum: 3650,
  /** After a rotation the old key works for this long. */
  rotationOverlapHours: 24,
  /** `last_used_at` is written at most this often, and never by the request itself. */
  touchEverySeconds: 60,
  /** A revoked or expired key still says so for as long; then it is unknown. */
  keptDays: 90,
} as const;

/** What the forms offer; null is a key without an end. */
export const apiKeyExpiryChoices = [30, 90, 365, null] as const;
