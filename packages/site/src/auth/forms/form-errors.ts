import { inReadersLanguage } from '@infinite/schema/words/locale';
import type { z } from 'zod';

/** One message per field: zod's first. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/** Validates a form against its schema of the contract; null if it is valid. */
export function formErrors<Name extends string>(
  schema: z.ZodType,
  values: Record<Name, string>,
): FormErrors<Name> | null {
  const checked = schema.safeParse(values);
  if (checked.success) return null;
  const errors: FormErrors<Name> = {};
  for (const issue of checked.error.issues) {
    const name = issue.path[0];
    if (typeof name === 'string' && name in values)
      errors[name as Name] ??= inReadersLanguage(issue.message);
  }
  return errors;
}

/** The faults of a form whose fields were checked one by one; null without any. */
export function faultsOnly<Name extends string>(
  faults: Readonly<Record<Name, string | null>>,
): FormErrors<Name> | null {
  const errors: FormErrors<Name> = {};
  for (const name in faults) if (faults[name] !== null) errors[name] = faults[name];
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Focuses the first invalid field. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors<string>): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  if (first instanceof HTMLElement) first.focus();
}
