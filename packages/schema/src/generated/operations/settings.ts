/* eslint-disable */

import type {
  SystemSettingsQuery,
  SystemSettingsQueryVariables,
  UpdateSystemSettingsMutation,
  UpdateSystemSettingsMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SystemSettingsDocument =
  "query SystemSettings{systemSettings{...SystemSettingsFields}}fragment SystemSettingsFields on SystemSettings{maintenanceMode registrationEnabled maxFileSize emailNotifications version changes{name version at by}}" as OperationText<SystemSettingsQuery, SystemSettingsQueryVariables>;

export const UpdateSystemSettingsDocument =
  "mutation UpdateSystemSettings($input:SystemSettingsInput!$version:Int!){updateSystemSettings(input:$input version:$version){...SystemSettingsFields}}fragment SystemSettingsFields on SystemSettings{maintenanceMode registrationEnabled maxFileSize emailNotifications version changes{name version at by}}" as OperationText<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>;

