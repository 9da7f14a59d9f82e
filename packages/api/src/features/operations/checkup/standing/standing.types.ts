import { ObjectType } from 'type-graphql';

/** Each field is resolved by its own right; see the resolver. */
@ObjectType({
  description:
    'What holds for the whole installation and how much waits for staff, as far as the role of the ' +
    'caller includes it: a field is null where it does not.',
})
export class Standing {}
