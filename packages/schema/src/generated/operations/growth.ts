/* eslint-disable */

import type {
  ChooseExperimentWinnerMutation,
  ChooseExperimentWinnerMutationVariables,
  CreateExperimentMutation,
  CreateExperimentMutationVariables,
  DeleteExperimentMutation,
  DeleteExperimentMutationVariables,
  ExperimentsQuery,
  ExperimentsQueryVariables,
  GrowthFunnelQuery,
  GrowthFunnelQueryVariables,
  RequestSeoAuditMutation,
  RequestSeoAuditMutationVariables,
  SaveExperimentMutation,
  SaveExperimentMutationVariables,
  SeoPagesQuery,
  SeoPagesQueryVariables,
  SeoProblemsQuery,
  SeoProblemsQueryVariables,
  SeoRunsQuery,
  SeoRunsQueryVariables,
  StartExperimentMutation,
  StartExperimentMutationVariables,
  StopExperimentMutation,
  StopExperimentMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ExperimentsDocument =
  "query Experiments($first:Int$after:String){experiments(first:$first after:$after){nodes{...ExperimentFields}pageInfo{hasNextPage endCursor}}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<ExperimentsQuery, ExperimentsQueryVariables>;

export const CreateExperimentDocument =
  "mutation CreateExperiment($input:ExperimentInput!){createExperiment(input:$input){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<CreateExperimentMutation, CreateExperimentMutationVariables>;

export const SaveExperimentDocument =
  "mutation SaveExperiment($id:ID!$version:Int!$input:ExperimentInput!){saveExperiment(id:$id version:$version input:$input){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<SaveExperimentMutation, SaveExperimentMutationVariables>;

export const DeleteExperimentDocument =
  "mutation DeleteExperiment($id:ID!){deleteExperiment(id:$id)}" as OperationText<DeleteExperimentMutation, DeleteExperimentMutationVariables>;

export const StartExperimentDocument =
  "mutation StartExperiment($id:ID!){startExperiment(id:$id){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<StartExperimentMutation, StartExperimentMutationVariables>;

export const StopExperimentDocument =
  "mutation StopExperiment($id:ID!){stopExperiment(id:$id){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<StopExperimentMutation, StopExperimentMutationVariables>;

export const ChooseExperimentWinnerDocument =
  "mutation ChooseExperimentWinner($id:ID!$position:Int!){chooseExperimentWinner(id:$id position:$position){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<ChooseExperimentWinnerMutation, ChooseExperimentWinnerMutationVariables>;

export const GrowthFunnelDocument =
  "query GrowthFunnel($weeks:Int){growthFunnel(weeks:$weeks){weeks steps rows{week source counts}weeksBefore rowsBefore{week source counts}}}" as OperationText<GrowthFunnelQuery, GrowthFunnelQueryVariables>;

export const SeoRunsDocument =
  "query SeoRuns($first:Int){seoRuns(first:$first){nodes{...SeoRunFields}}}fragment SeoRunFields on SeoRun{id state requestedAt finishedAt pagesKnown pagesDone problemCount newProblems solvedProblems}" as OperationText<SeoRunsQuery, SeoRunsQueryVariables>;

export const SeoProblemsDocument =
  "query SeoProblems($runId:ID!$search:String$code:SeoProblemCode$onlyNew:Boolean$first:Int$after:String){seoProblems(runId:$runId search:$search code:$code onlyNew:$onlyNew first:$first after:$after){nodes{path code detail isNew}kinds totalCount pageInfo{hasNextPage endCursor}}}" as OperationText<SeoProblemsQuery, SeoProblemsQueryVariables>;

export const SeoPagesDocument =
  "query SeoPages($runId:ID!$search:String$onlyWithProblems:Boolean$first:Int$after:String){seoPages(runId:$runId search:$search onlyWithProblems:$onlyWithProblems first:$first after:$after){nodes{path status bytes title description canonical structuredData problemCount}totalCount pageInfo{hasNextPage endCursor}}}" as OperationText<SeoPagesQuery, SeoPagesQueryVariables>;

export const RequestSeoAuditDocument =
  "mutation RequestSeoAudit{requestSeoAudit{...SeoRunFields}}fragment SeoRunFields on SeoRun{id state requestedAt finishedAt pagesKnown pagesDone problemCount newProblems solvedProblems}" as OperationText<RequestSeoAuditMutation, RequestSeoAuditMutationVariables>;

