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
    if (typeof name === 'string' && name in values) errors[name as Name] ??= issue.message;
  }
  return errors;
}

/** Focuses the first invalid field. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors<string>): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  if (first instanceof HTMLElement) first.focus();
}
