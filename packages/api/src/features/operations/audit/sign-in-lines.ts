import type { RawBuilder } from 'kysely';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/**
 * Sign-ins of staff, for the feature that records them: they are stored once, there. A query whose
 * rows have the columns of `audit_events`, with a `seq` of their own.
 */
export const signInLines = defineExtensionPoint<RawBuilder<unknown>>('sign-in lines');
