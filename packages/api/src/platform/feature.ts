import type { EntitySchema } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#context.ts';
import type { AlarmProbe } from '#platform/alarms/define-alarm.ts';
import type { AnyJob } from '#platform/jobs/define-job.ts';
import type { Sweep } from '#platform/jobs/define-sweep.ts';
import type { Outbox } from '#platform/outbox/define-outbox.ts';

export type FeatureEntity = EntitySchema;
// type-graphql takes resolver classes; their constructors are its business.
export type ResolverClass = new () => object;

/** What a feature brings to the application; `features.ts` lists them all. */
export interface Feature {
  readonly name: string;
  readonly entities?: readonly FeatureEntity[];
  readonly resolvers?: readonly ResolverClass[];
  readonly jobs?: readonly AnyJob[];
  readonly sweeps?: readonly Sweep[];
  readonly outboxes?: readonly Outbox[];
  /** What of it a person has to be told about; looked at regularly by one process. */
  readonly alarms?: readonly AlarmProbe[];
  readonly rest?: (server: FastifyInstance, app: AppContext) => Promise<void>;
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}
