import type { EntitySchema } from '@mikro-orm/core';
import type { Locale } from '@infinite/schema/locale/locales';
import type { Subject } from '@infinite/schema/words/subjects';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/context.ts';
import type { AlarmProbe } from '#platform/alarms/define-alarm.ts';
import type { Extension } from '#platform/extension-points.ts';
import type { AnyJob } from '#platform/jobs/define-job.ts';
import type { Sweep } from '#platform/jobs/define-sweep.ts';
import type { Outbox } from '#platform/outbox/define-outbox.ts';

// type-graphql takes resolver classes; their constructors are its business.
export type ResolverClass = new () => object;

/** What a feature brings to the application; `features.ts` lists them all. */
export interface Feature {
  readonly name: string;
  readonly entities?: readonly EntitySchema[];
  readonly resolvers?: readonly ResolverClass[];
  readonly jobs?: readonly AnyJob[];
  readonly sweeps?: readonly Sweep[];
  readonly outboxes?: readonly Outbox[];
  /** Its handlers at the extension points of other features. */
  readonly extensions?: readonly Extension[];
  /** Conditions that a person must hear about; one process checks them regularly. */
  readonly alarms?: readonly AlarmProbe[];
  /** The words of its mails, and of what they quote, in other languages; `translatable` holds them in English. */
  readonly translations?: Readonly<
    Partial<Record<Exclude<Locale, 'en'>, Readonly<Partial<Record<Subject, object>>>>>
  >;
  readonly rest?: (server: FastifyInstance, app: AppContext) => Promise<void>;
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}
