/* eslint-disable */

import type {
  ConsoleViewsQuery,
  ConsoleViewsQueryVariables,
  DeleteConsoleViewMutation,
  DeleteConsoleViewMutationVariables,
  SaveConsoleViewMutation,
  SaveConsoleViewMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ConsoleViewsDocument =
  "query ConsoleViews($list:ConsoleViewList!){consoleViews(list:$list){...ConsoleViewParts}}fragment ConsoleViewParts on ConsoleView{id list name query hiddenColumns}" as OperationText<ConsoleViewsQuery, ConsoleViewsQueryVariables>;

export const SaveConsoleViewDocument =
  "mutation SaveConsoleView($input:ConsoleViewInput!){saveConsoleView(input:$input){...ConsoleViewParts}}fragment ConsoleViewParts on ConsoleView{id list name query hiddenColumns}" as OperationText<SaveConsoleViewMutation, SaveConsoleViewMutationVariables>;

export const DeleteConsoleViewDocument =
  "mutation DeleteConsoleView($id:ID!){deleteConsoleView(id:$id)}" as OperationText<DeleteConsoleViewMutation, DeleteConsoleViewMutationVariables>;

