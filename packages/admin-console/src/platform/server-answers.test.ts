import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { firstValueFrom, of, throwError, type Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { noteAnswers, serverAnswers } from './server-answers.ts';

const query = gql`
  {
    standing {
      deadJobs
    }
  }
`;

/** What is noted after a call that ends so. */
async function after(answer: Observable<ApolloLink.Result>): Promise<boolean> {
  const link = ApolloLink.from([noteAnswers, new ApolloLink(() => answer)]);
  // No part of the client is used by these links.
  const context = { client: {} as ApolloClient };
  await firstValueFrom(ApolloLink.execute(link, { query }, context)).catch(() => undefined);
  return serverAnswers.read();
}

it('notes a lost connection and a page of a proxy as silence, until the API answers again', async () => {
  const heard: boolean[] = [];
  const stop = serverAnswers.subscribe(() => void heard.push(serverAnswers.read()));
  expect(await after(of({ data: {} }))).toBe(true);
  expect(await after(throwError(() => new TypeError('Failed to fetch')))).toBe(false);
  expect(await after(of({ data: null, errors: [{ message: 'no' }] }))).toBe(true);
  expect(await after(throwError(() => new Error('502')))).toBe(false);
  expect(await after(throwError(() => new DOMException('left', 'AbortError')))).toBe(true);
  stop();
  expect(heard).toEqual([false, true, false, true]);
});
