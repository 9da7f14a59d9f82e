import { UserActsResolver } from '#features/users/user-acts.resolver.ts';
import { UserFieldsResolver } from '#features/users/user-fields.resolver.ts';
import { UsersResolver } from '#features/users/users.resolver.ts';
import { usersRest } from '#features/users/users.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { filteredUsers } from '#features/users/select-users.ts';
export const usersFeature = defineFeature({
  name: 'users',
  resolvers: [UsersResolver, UserFieldsResolver, UserActsResolver],
  rest: usersRest,
});
