import { Type } from '@mikro-orm/core';
import { Temporal } from 'temporal-polyfill';

/** What the driver gives for a timestamptz, as an instant. */
export function instantFrom(value: Date | string): Temporal.Instant {
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
    return value instanceof Temporal.Instant ? value : instantFrom(value);
  }

  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'timestamptz';
  }
}
