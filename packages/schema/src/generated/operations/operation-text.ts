/* eslint-disable */

/** The text of an operation, with the types of its result and its variables. */
export type OperationText<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result;
};
