import { p, Type } from '@mikro-orm/core';
import { Temporal } from 'temporal-polyfill';

/** What a driver gives for a timestamptz, as an instant in whole milliseconds. */
export function instantFrom(value: Date | string | Temporal.Instant): Temporal.Instant {
  if (value instanceof Temporal.Instant) return value;
  return value instanceof Date
    ? Temporal.Instant.fromEpochMilliseconds(value.getTime())
    : Temporal.Instant.fromEpochMilliseconds(new Date(value).getTime());
}

/** Column type: timestamptz in the database, Temporal.Instant in the code. */
export class InstantType extends Type<Temporal.Instant | null, string | null> {
  override convertToDatabaseValue(value: Temporal.Instant | Date | string | null): string | null {
    if (value === null) return null;
    return value instanceof Date ? value.toISOString() : value.toString();
  }

  override convertToJSValue(
    value: Date | string | Temporal.Instant | null,
  ): Temporal.Instant | null {
    if (value === null) return null;
    return instantFrom(value);
  }

  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'timestamptz';
  }
}

/** A property of an entity that is an instant. */
export const instant = () => p.type(InstantType).$type<Temporal.Instant>();
