/* eslint-disable */

import type {
  CreateProductWebhookMutation,
  CreateProductWebhookMutationVariables,
  CreateWebhookMutation,
  CreateWebhookMutationVariables,
  DeleteWebhookMutation,
  DeleteWebhookMutationVariables,
  PingWebhookMutation,
  PingWebhookMutationVariables,
  ProductWebhooksQuery,
  ProductWebhooksQueryVariables,
  ReplayFailedWebhookDeliveriesMutation,
  ReplayFailedWebhookDeliveriesMutationVariables,
  ReplayWebhookDeliveryMutation,
  ReplayWebhookDeliveryMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  SwitchOffWebhookMutation,
  SwitchOffWebhookMutationVariables,
  SwitchOnWebhookMutation,
  SwitchOnWebhookMutationVariables,
  UpdateWebhookMutation,
  UpdateWebhookMutationVariables,
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables,
  WebhooksQuery,
  WebhooksQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const WebhooksDocument =
  "query Webhooks{webhooks{...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<WebhooksQuery, WebhooksQueryVariables>;

export const ProductWebhooksDocument =
  "query ProductWebhooks{productWebhooks{...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<ProductWebhooksQuery, ProductWebhooksQueryVariables>;

export const WebhookDeliveriesDocument =
  "query WebhookDeliveries($endpointId:ID!$state:WebhookDeliveryState$first:Int$after:String){webhookDeliveries(endpointId:$endpointId state:$state first:$first after:$after){nodes{...WebhookDeliveryFields}pageInfo{hasNextPage endCursor}}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

export const CreateWebhookDocument =
  "mutation CreateWebhook($input:WebhookInput!){createWebhook(input:$input){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<CreateWebhookMutation, CreateWebhookMutationVariables>;

export const CreateProductWebhookDocument =
  "mutation CreateProductWebhook($input:WebhookInput!){createProductWebhook(input:$input){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<CreateProductWebhookMutation, CreateProductWebhookMutationVariables>;

export const UpdateWebhookDocument =
  "mutation UpdateWebhook($id:ID!$input:WebhookInput!){updateWebhook(id:$id input:$input){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<UpdateWebhookMutation, UpdateWebhookMutationVariables>;

export const SwitchOnWebhookDocument =
  "mutation SwitchOnWebhook($id:ID!){switchOnWebhook(id:$id){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<SwitchOnWebhookMutation, SwitchOnWebhookMutationVariables>;

export const SwitchOffWebhookDocument =
  "mutation SwitchOffWebhook($id:ID!){switchOffWebhook(id:$id){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<SwitchOffWebhookMutation, SwitchOffWebhookMutationVariables>;

export const RotateWebhookSecretDocument =
  "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;

export const DeleteWebhookDocument =
  "mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}" as OperationText<DeleteWebhookMutation, DeleteWebhookMutationVariables>;

export const PingWebhookDocument =
  "mutation PingWebhook($id:ID!){pingWebhook(id:$id){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<PingWebhookMutation, PingWebhookMutationVariables>;

export const ReplayWebhookDeliveryDocument =
  "mutation ReplayWebhookDelivery($id:ID!){replayWebhookDelivery(id:$id){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;

export const ReplayFailedWebhookDeliveriesDocument =
  "mutation ReplayFailedWebhookDeliveries($endpointId:ID!$from:Instant!$to:Instant!){replayFailedWebhookDeliveries(endpointId:$endpointId from:$from to:$to)}" as OperationText<ReplayFailedWebhookDeliveriesMutation, ReplayFailedWebhookDeliveriesMutationVariables>;

