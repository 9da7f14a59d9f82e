import { mayInFamily } from '@infinite/schema/catalogue/families';
import { isRefusal } from '@infinite/api-client/refusal';
import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import {
  FamilyActivityDocument,
  FamilyPeopleDocument,
  FamilyPresenceDocument,
  QuestionDocument,
  QuestionsDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { questionQuery } from '#collaboration/paths.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Null for somebody who left the family. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  if (!mayInFamily(roleNames[familyRole], 'seePeople')) return null;
  const after = pageContext.urlParsed.search['after'] ?? null;
  const questionId = pageContext.urlParsed.search[questionQuery];
  const [{ familyMembers }, { familyActivity }, { questions }, { familyPresence }] =
    await Promise.all([
      execute(FamilyPeopleDocument, {}),
      execute(FamilyActivityDocument, { after }),
      execute(QuestionsDocument, {}),
      execute(FamilyPresenceDocument, {}),
    ]);
  const people = familyMembers.map(({ id, name, role, you }) => ({ id, name, role, you }));
  const one = questionId ? await findQuestion(pageContext, questionId) : undefined;
  return {
    ...{ people, activity: familyActivity, questions, one, isFirstPage: after === null },
    presence: familyPresence,
  };
}

/** Null for one that is gone. */
async function findQuestion(
  { api }: PageContextServer,
  id: string,
): Promise<QuestionPartsFragment | null> {
  try {
    return (await api.execute(QuestionDocument, { id })).question;
  } catch (error) {
    if (isRefusal(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
