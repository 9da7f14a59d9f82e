import { FirstStepsDocument } from '@infinite/schema/generated/operations';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { stepsOf } from '#onboarding/steps.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** How far the member has come. Whose role has no steps, and who only looks around, goes home. */
export async function data(pageContext: PageContextServer) {
  const viewer = signInFirst(pageContext);
  const role = roleNames[viewer.familyRole];
  if (viewer.sampleUntil || stepsOf(role).length === 0) throw redirect('/dashboard');
  const { home, recordings } = await pageContext.api.execute(FirstStepsDocument, {});
  // In a family of others, the newest recording may be somebody else's.
  const recordingId = role === 'owner' ? (recordings.nodes[0]?.id ?? null) : null;
  return { passed: home.onboarding.passed, recordingId };
}
