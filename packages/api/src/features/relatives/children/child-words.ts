import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { openWords, sealWords } from '#features/people/families/index.ts';
import type { Child } from '#features/relatives/children/child.entity.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Sealed = Pick<Child, 'id' | 'familyId' | 'sealedName' | 'sealedBirthday'>;

/** Call only after the policy allowed the access. */
export function nameOf(ctx: RequestContext, child: Sealed): Promise<string> {
  return openWords(ctx, child.familyId, { kind: 'child-name', row: child.id }, child.sealedName);
}

/** Null once it is erased. */
export async function birthdayOf(
  ctx: RequestContext,
  child: Sealed,
): Promise<Temporal.PlainDate | null> {
  const words = { kind: 'child-birthday', row: child.id } as const;
  const text = await openWords(ctx, child.familyId, words, child.sealedBirthday);
  return text === '' ? null : Temporal.PlainDate.from(text);
}

/** The sealed columns of a profile. */
export async function sealChild(
  ctx: RequestContext,
  { id, familyId }: Pick<Child, 'id' | 'familyId'>,
  { name, birthday }: { readonly name: string; readonly birthday: string },
): Promise<{ sealedName: Buffer; sealedBirthday: Buffer }> {
  const [sealedName, sealedBirthday] = await Promise.all([
    sealWords(ctx, familyId, { kind: 'child-name', row: id }, name),
    sealWords(ctx, familyId, { kind: 'child-birthday', row: id }, birthday),
  ]);
  if (!sealedName || !sealedBirthday) throw new AppError('INVALID_INPUT');
  return { sealedName, sealedBirthday };
}
