import { refusalOfResponse } from './refusal.ts';
import { send, type Send } from './send.ts';

/** The documented request helper: the response as JSON, or a `Refusal`. Never repeated. */
export type Request = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export function createRequest(over: Send): Request {
  return async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await over(method, path, body);
    await throwIfNotOk(response);
    return (await response.json()) as Answer;
  };
}

/** The helper of a browser. */
export const request: Request = createRequest(send);

/** @throws Refusal with the documented message if the response is not OK */
export async function throwIfNotOk(response: Response): Promise<void> {
  if (!response.ok) throw await refusalOfResponse(response);
}
