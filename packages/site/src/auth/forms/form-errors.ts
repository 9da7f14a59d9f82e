import type { z } from 'zod';

/** One message a field: the first one zod has for it. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/** Checks a form against its schema of the contract; null when all is well. */
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

/** Puts the focus on the first field that needs another look. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors<string>): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  if (first instanceof HTMLElement) first.focus();
}
