import type { DraftContent, RecipientFields, WhenFields } from './draft-content.ts';

// By hand, because the composer would load the library of schemas for this alone.

/** Reads one value, or throws a `Mismatch`. */
type Read<Value> = (value: unknown) => Value;

class Mismatch extends Error {}

const text: Read<string> = (value) => {
  if (typeof value !== 'string') throw new Mismatch();
  return value;
};

const textOrNull: Read<string | null> = (value) => (value === null ? null : text(value));

const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (value) => {
    const found = values.find((each) => each === value);
    if (found === undefined) throw new Mismatch();
    return found;
  };

const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Mismatch();
    return value.map((each) => read(each));
  };

const fieldsOf =
  <Fields extends object>(reads: {
    readonly [Name in keyof Fields]: Read<Fields[Name]>;
  }): Read<Fields> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Mismatch();
    const given = new Map(Object.entries(value));
    const entries = Object.entries<Read<unknown>>(reads);
    // Every field of the type was read by its own rule.
    return Object.fromEntries(
      entries.map(([name, read]) => [name, read(given.get(name))]),
    ) as Fields;
  };

const content = fieldsOf<DraftContent>({
  title: text,
  body: text,
  attachmentIds: listOf(text),
  recipients: listOf(
    fieldsOf<RecipientFields>({
      key: text,
      id: textOrNull,
      name: text,
      email: text,
      relation: text,
      timeZone: text,
      // A page of an earlier release kept none.
      locale: (value) => (value === undefined ? '' : text(value)),
    }),
  ),
  when: fieldsOf<WhenFields>({
    kind: oneOf('DATE', 'RECURRING', 'OCCASION'),
    localDate: text,
    localTime: text,
    timeZone: text,
    recurrence: oneOf('BIRTHDAY', 'ANNIVERSARY', 'YEARLY'),
    untilYear: text,
    leapDayRule: oneOf('FEBRUARY_28', 'MARCH_1'),
    occasion: text,
  }),
});

/** @returns null for content that an older page wrote, or that was tampered with */
export function parseContent(value: unknown): DraftContent | null {
  try {
    return content(value);
  } catch (error) {
    if (error instanceof Mismatch) return null;
    throw error;
  }
}
