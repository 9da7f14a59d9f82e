import { Field, Int, ObjectType } from 'type-graphql';
import { DeliveryHealth } from '#features/messages/delivery/index.ts';
import { OpenAlarm } from '#features/operations/alarms/index.ts';

/** Each field is resolved by its own right; see the resolver. */
@ObjectType({
  description:
    'What holds for the whole installation and how much waits for staff, as far as the role of the ' +
    'caller includes it: a field is null where it does not.',
})
export class Standing {
  @Field(() => Boolean, { nullable: true })
  maintenanceMode?: boolean | null;

  @Field(() => DeliveryHealth, { nullable: true })
  deliveries?: DeliveryHealth | null;

  @Field(() => [OpenAlarm], {
    nullable: true,
    description: 'Urgent ones first, then oldest first.',
  })
  alarms?: OpenAlarm[] | null;

  @Field(() => Int, { nullable: true, description: 'Jobs that gave up.' })
  deadJobs?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the last backup that ended has failed.',
  })
  lastBackupFailed?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Enquiries without an answer.' })
  openEnquiries?: number | null;

  @Field(() => Int, { nullable: true, description: 'Reviews that wait for a decision.' })
  waitingReviews?: number | null;
}
