import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant, page, someText } from '../core/shapes.ts'
import {
  cell,
  parameterSetting,
  parameterValues,
  query,
  queryResult,
  queryText,
  resultColumn,
  resultView,
  runRoles,
} from './entities.ts'
import { REPORT_AUTHOR_ROLES, REPORT_ROLES, RUN_ROLES } from './roles.ts'
import { querySteps } from './steps.ts'

const reading = { roles: REPORT_ROLES, scope: 'project' } as const
const authoring = { roles: REPORT_AUTHOR_ROLES, scope: 'project' } as const

/** A query as it is saved; by its text or by its steps, which write the text. */
const savedQuery = z.strictObject({
  /** 0 or nothing makes a new one. */
  Id: z.int().min(0).max(2_147_483_647).nullable().default(null),
  Name: someText.max(200),
  Descr: z.string().max(2_000).default(''),
  Query: queryText.nullable().default(null),
  Roles: runRoles.default([]),
  /** The server finds them in the text: what is given is not looked at. */
  Parameters: z.array(z.string().max(60)).max(100).optional(),
  ViewName: z.string().trim().max(200).default(''),
  Steps: querySteps.nullable().default(null),
  Settings: z.array(parameterSetting).max(100).default([]),
  View: resultView.default({ Type: 'table', Settings: {} }),
  /** The version that was on the page; without it the last who saves wins. */
  Version: z.int().min(1).optional(),
})

const queryVersion = z.strictObject({
  Version: z.int(),
  Name: z.string(),
  Query: z.string(),
  ChangedAt: instant,
  AuthorName: z.string(),
})

/** Queries: finding, keeping and running them. */
export const queryCalls = {
  getQuery: readCall({
    path: '/api/Query/Get',
    summary:
      'A query that the caller may run or edit; with `Lite` without its text, and in the caller’s language.',
    input: z.strictObject({ Id: id, Lite: z.boolean().default(false) }),
    example: ({ absentId }) => ({ Id: absentId, Lite: false }),
    output: query,
    access: { roles: RUN_ROLES, scope: 'project' },
  }),
  saveQuery: writeCall({
    path: '/api/Query/Edit',
    summary: 'Makes a query or changes one, as a new version; by its text or by steps.',
    input: savedQuery,
    example: ({ absentId }) => ({
      Id: absentId,
      Name: 'Ωφελούμενοι ανά μέντορα',
      Query: 'select count(*) as people from people where is_mentee',
      Roles: ['Coordinator' as const],
    }),
    output: query,
    access: authoring,
    audit: 'reports.querySaved',
  }),
  listQueries: readCall({
    path: '/api/Query/All',
    summary:
      'The queries that the caller may run or edit, by name, without their texts; with `AsWritten` in their authors’ words.',
    input: z.strictObject({
      Filter: z.string().max(200).nullable().default(''),
      AsWritten: z.boolean().default(false),
    }),
    example: { Filter: '' },
    output: z.array(
      query.omit({ Query: true, Steps: true, Settings: true }).extend({
        /** Reports that show it and that the caller reads. */
        UsedIn: z.array(z.strictObject({ Id: id, Name: z.string() })),
        /** How many others show it. */
        UsedBesides: z.int(),
      }),
    ),
    access: reading,
  }),
  executeQuery: readCall({
    path: '/api/query/execute',
    summary: 'Runs a query whose roles have the caller’s, with what is within their reach.',
    input: z.strictObject({ Id: id, Parameters: parameterValues.nullable().default({}) }),
    example: ({ absentId }) => ({ Id: absentId, Parameters: {} }),
    output: z.strictObject({
      Result: z.array(z.record(z.string(), cell)),
      Columns: z.array(resultColumn),
      Truncated: z.boolean(),
    }),
    access: { roles: RUN_ROLES, scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.queryRun',
  }),
  runQuery: readCall({
    path: '/api/Query/Run',
    summary:
      'Runs a query, with its rows as lists: 2,000 and 5 MB at most. `RunId`, of the caller’s making, is what Cancel names.',
    input: z.strictObject({
      Id: id,
      Parameters: parameterValues.default({}),
      RunId: z.uuid().optional(),
    }),
    example: ({ absentId }) => ({ Id: absentId, Parameters: {} }),
    output: queryResult,
    access: { roles: RUN_ROLES, scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.queryRun',
  }),
  cancelRun: writeCall({
    path: '/api/Query/Cancel',
    summary: 'Ends a run of the caller’s own that is under way.',
    input: z.strictObject({ RunId: z.uuid() }),
    example: { RunId: '5c6f2f0e-7b0a-4d5e-9c5b-0d4f3f8b7a11' },
    output: z.strictObject({ Cancelled: z.boolean() }),
    access: { roles: RUN_ROLES, scope: 'self' },
    audit: 'reports.runCancelled',
    idempotency: 'natural',
    commit: 'none',
  }),
  deleteQuery: writeCall({
    path: '/api/Query/Delete',
    summary: 'Deletes a query; reports that show it say so in its place.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: authoring,
    audit: 'reports.queryDeleted',
  }),
  duplicateQuery: writeCall({
    path: '/api/Query/Duplicate',
    summary: 'Makes a query of the caller’s own from another.',
    input: z.strictObject({ Id: id, Name: someText.max(200) }),
    example: ({ absentId }) => ({ Id: absentId, Name: 'Αντίγραφο' }),
    output: query,
    access: authoring,
    audit: 'reports.querySaved',
  }),
  listVersions: readCall({
    path: '/api/Query/Versions',
    summary: 'The versions of a query with their texts, the latest first; 20 a page.',
    input: z.strictObject({ Id: id, Page: page.default(1) }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.strictObject({
      Versions: z.array(queryVersion),
      /** The text before the last of these, which stands on the next page; null where none is stored. */
      Before: queryText.nullable(),
      Count: z.int(),
    }),
    access: authoring,
  }),
  restoreVersion: writeCall({
    path: '/api/Query/Restore',
    summary: 'Makes an earlier version the latest again, as a new one.',
    input: z.strictObject({ Id: id, Version: z.int().min(1).max(1_000_000) }),
    example: ({ absentId }) => ({ Id: absentId, Version: 1 }),
    output: query,
    access: authoring,
    audit: 'reports.querySaved',
  }),
  listRuns: readCall({
    path: '/api/Query/Runs',
    summary: 'Who ran a query, when, how long it took and how many rows it found; 50 a page.',
    input: z.strictObject({ Id: id, Page: page.default(1) }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.strictObject({
      Runs: z.array(
        z.strictObject({
          At: instant,
          UserName: z.string(),
          Rows: z.int(),
          Ms: z.number(),
          Version: z.int(),
        }),
      ),
      Count: z.int(),
    }),
    access: authoring,
  }),
  importQuery: writeCall({
    path: '/api/Query/Import',
    summary: 'Makes a query from what ExportJson gave.',
    input: z.strictObject({ Data: z.string().min(2).max(200_000) }),
    example: { Data: '{"Name":"Ωφελούμενοι","Query":"select 1 as one"}' },
    output: query,
    access: authoring,
    audit: 'reports.querySaved',
  }),
  exportJson: readCall({
    path: '/api/Query/ExportJson',
    summary: 'A query as JSON, for Import in another project.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: z.strictObject({ FileName: z.string(), Data: z.string() }),
    access: authoring,
  }),
}
