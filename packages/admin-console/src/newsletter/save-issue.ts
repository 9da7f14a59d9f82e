import type { ApolloClient } from '@apollo/client';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { SaveDraft, SaveOutcome } from '@infinite/drafts/draft';
import { heldBy } from '@infinite/drafts/held-by';
import {
  CreateNewsletterIssueDocument,
  NewsletterIssueDocument,
  SaveNewsletterIssueDocument,
  type NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { comparing, otherIssue, type IssueContent } from './issue-content.ts';

/** Saves the draft of an issue over the console's client. */
export function issueSaver(
  client: ApolloClient,
  onMade: (id: string) => void,
): SaveDraft<IssueContent> {
  /** A conflict with our own content is a response that was lost. */
  const meet = async (id: string, content: IssueContent): Promise<SaveOutcome<IssueContent>> => {
    const { data } = await client.query({ query: NewsletterIssueDocument, variables: { id } });
    if (!data) return { kind: 'held', reason: 'failed' };
    const theirs = otherIssue(data.newsletterIssue);
    return comparing.isSame(theirs.content, content)
      ? savedAs(data.newsletterIssue)
      : { kind: 'conflict', theirs };
  };
  return async (content, known, clientId) => {
    let stored = known;
    try {
      if (!stored) {
        const made = await createIssue(client, content, clientId);
        if (!made) return savedAs(made);
        onMade(made.id);
        const theirs = otherIssue(made);
        if (comparing.isSame(theirs.content, content)) return savedAs(made);
        // An earlier attempt may have succeeded without its response arriving: then the draft holds
        // older text, which somebody may have changed since.
        if (made.version > firstVersion) return { kind: 'conflict', theirs };
        stored = theirs.stored;
      }
      const { data } = await client.mutate({
        mutation: SaveNewsletterIssueDocument,
        variables: { ...stored, input: content },
      });
      return savedAs(data?.saveNewsletterIssue);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'NOT_FOUND') return { kind: 'gone' };
      if (refusal.code !== 'CONFLICT' || !stored) return heldBy(refusal);
      return meet(stored.id, content).catch((failure: unknown) => heldBy(refusalOf(failure)));
    }
  };
}

/** Of a draft that nobody has saved since it was made. */
const firstVersion = 1;

/** A new draft of an issue, or the one that was made with this `clientId` before. */
export async function createIssue(
  client: ApolloClient,
  input: IssueContent,
  clientId: string,
): Promise<NewsletterIssueFieldsFragment | undefined> {
  const { data } = await client.mutate({
    mutation: CreateNewsletterIssueDocument,
    variables: { input, clientId },
  });
  return data?.createNewsletterIssue;
}

function savedAs(issue: NewsletterIssueFieldsFragment | undefined): SaveOutcome<IssueContent> {
  if (!issue) return { kind: 'held', reason: 'failed' };
  const { stored, updatedAt: at } = otherIssue(issue);
  return { kind: 'saved', stored, at };
}
