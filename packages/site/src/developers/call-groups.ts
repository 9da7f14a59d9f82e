import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import { callsOf, type Call } from '#developers/call.ts';

/** The calls of one tag of the document. */
export interface CallGroup {
  /** The anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly calls: readonly Call[];
}

/** In the order of the document, those that a key can call first. */
export function groupsOf(document: OpenApiDocument): CallGroup[] {
  const calls = callsOf(document);
  const groups = document.tags.map(({ name, description }) => ({
    id: `calls-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
    name,
    description,
    calls: calls.filter(({ tag }) => tag === name),
  }));
  const withKeys = ({ calls: those }: CallGroup) =>
    those.some(({ credential }) => credential.kind === 'key');
  return [...groups.filter(withKeys), ...groups.filter((group) => !withKeys(group))].filter(
    (group) => group.calls.length > 0,
  );
}
