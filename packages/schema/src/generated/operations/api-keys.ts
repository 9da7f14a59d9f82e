/* eslint-disable */

import type {
  ApiKeysQuery,
  ApiKeysQueryVariables,
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  CreateServiceKeyMutation,
  CreateServiceKeyMutationVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
  RevokeServiceKeyMutation,
  RevokeServiceKeyMutationVariables,
  RotateApiKeyMutation,
  RotateApiKeyMutationVariables,
  RotateServiceKeyMutation,
  RotateServiceKeyMutationVariables,
  ServiceKeysQuery,
  ServiceKeysQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ApiKeysDocument =
  "query ApiKeys($first:Int$after:String){apiKeys(first:$first after:$after){edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<ApiKeysQuery, ApiKeysQueryVariables>;

export const CreateApiKeyDocument =
  "mutation CreateApiKey($input:CreateApiKeyInput!){createApiKey(input:$input){secret apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<CreateApiKeyMutation, CreateApiKeyMutationVariables>;

export const RevokeApiKeyDocument =
  "mutation RevokeApiKey($id:ID!){revokeApiKey(id:$id)}" as OperationText<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;

export const ServiceKeysDocument =
  "query ServiceKeys($first:Int$after:String){serviceKeys(first:$first after:$after){edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<ServiceKeysQuery, ServiceKeysQueryVariables>;

export const CreateServiceKeyDocument =
  "mutation CreateServiceKey($input:CreateApiKeyInput!){createServiceKey(input:$input){secret apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<CreateServiceKeyMutation, CreateServiceKeyMutationVariables>;

export const RevokeServiceKeyDocument =
  "mutation RevokeServiceKey($id:ID!){revokeServiceKey(id:$id)}" as OperationText<RevokeServiceKeyMutation, RevokeServiceKeyMutationVariables>;

export const RotateApiKeyDocument =
  "mutation RotateApiKey($id:ID!){rotateApiKey(id:$id){secret oldExpiresAt apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<RotateApiKeyMutation, RotateApiKeyMutationVariables>;

export const RotateServiceKeyDocument =
  "mutation RotateServiceKey($id:ID!){rotateServiceKey(id:$id){secret oldExpiresAt apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<RotateServiceKeyMutation, RotateServiceKeyMutationVariables>;

