/* eslint-disable */

import type {
  SiteSettingsQuery,
  SiteSettingsQueryVariables,
  UpdateSiteSettingsMutation,
  UpdateSiteSettingsMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SiteSettingsDocument =
  "query SiteSettings{siteSettings{...SiteSettingsFields}}fragment SiteSettingsFields on SiteSettings{visitorBadge notificationPopup supportEmail supportPhone blogUrl heroHeading heroLead heroLook heroStart version configuredSupportEmail configuredSupportPhone}" as OperationText<SiteSettingsQuery, SiteSettingsQueryVariables>;

export const UpdateSiteSettingsDocument =
  "mutation UpdateSiteSettings($version:Int!$input:SiteSettingsInput!){updateSiteSettings(version:$version input:$input){...SiteSettingsFields}}fragment SiteSettingsFields on SiteSettings{visitorBadge notificationPopup supportEmail supportPhone blogUrl heroHeading heroLead heroLook heroStart version configuredSupportEmail configuredSupportPhone}" as OperationText<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>;

