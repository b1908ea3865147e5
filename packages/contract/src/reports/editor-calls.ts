import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { id, nothing, numeral } from '../core/shapes.ts'
import { cell, parameterValues, queryMistake, queryResult, queryText } from './entities.ts'
import { REPORT_AUTHOR_ROLES, REPORT_EXPORT_ROLES, REPORT_ROLES, SQL_ROLES } from './roles.ts'
import { querySteps } from './steps.ts'

const text = z.strictObject({ el: z.string(), en: z.string() })

const sql = { roles: SQL_ROLES, scope: 'relation' } as const
const authoring = { roles: REPORT_AUTHOR_ROLES, scope: 'relation' } as const

/** The command of a development call (spec §2.3). */
const command = z.strictObject({
  Command: z.strictObject({
    Query: queryText,
    Params: parameterValues.nullable().default({}),
  }),
})

const commandAnswer = z.union([
  z.strictObject({ Error: z.string() }),
  z.strictObject({ Result: z.array(z.record(z.string(), cell)) }),
])

/** What the designer asks, and who runs a text without keeping it. */
export const editorCalls = {
  readDictionary: readCall({
    path: '/api/Query/Dictionary',
    summary:
      'The views that queries read, with their columns and relations, for the caller’s role and the project at hand; and the functions that may be called.',
    input: nothing,
    output: z.strictObject({
      Views: z.array(
        z.strictObject({
          Name: z.string(),
          Label: text,
          Descr: text,
          Columns: z.array(
            z.strictObject({
              Name: z.string(),
              Type: z.enum(['text', 'number', 'date', 'time', 'boolean', 'list']),
              Label: text,
              Descr: text,
              /** Whether it says something about a person. */
              Personal: z.boolean(),
              /** Whether it is a field of the project’s own. */
              Own: z.boolean(),
            }),
          ),
          /** From a column of the view to one of another. */
          Relations: z.array(
            z.strictObject({
              Name: z.string(),
              Column: z.string(),
              View: z.string(),
              ToColumn: z.string(),
              Label: text,
            }),
          ),
        }),
      ),
      Functions: z.array(z.string()),
    }),
    access: { roles: REPORT_ROLES, scope: 'project' },
  }),
  previewSteps: readCall({
    path: '/api/Query/Preview',
    summary: 'The SQL that steps write, and the first ten rows of it.',
    input: z.strictObject({ Steps: querySteps, Parameters: parameterValues.default({}) }),
    example: { Steps: { From: 'people' } },
    output: z.strictObject({ Query: z.string(), Result: queryResult }),
    access: authoring,
    rate: 'aggregate',
  }),
  checkText: readCall({
    path: '/api/Query/Check',
    summary:
      'The parameters of a text, what is wrong with it and where, and which columns each of some roles will not see.',
    input: z.strictObject({
      Query: queryText,
      Roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
    }),
    example: { Query: 'select user_id from people where last_name = @name' },
    output: z.strictObject({
      Parameters: z.array(z.string()),
      Views: z.array(z.string()),
      Mistake: queryMistake.nullable(),
      Unseen: z.array(z.strictObject({ Role: z.enum(ROLES), Columns: z.array(z.string()) })),
    }),
    access: sql,
    rate: 'aggregate',
  }),
  adminExecute: readCall({
    path: '/api/Query/AdminExecute',
    summary: 'Runs a text that is not kept, for who writes SQL.',
    input: z.strictObject({
      Query: queryText,
      Parameters: parameterValues.nullable().default({}),
      RunId: z.uuid().optional(),
    }),
    example: { Query: 'select count(*) as people from people', Parameters: {} },
    output: z.strictObject({
      Result: z.array(z.record(z.string(), cell)),
      ...queryResult.shape,
    }),
    access: sql,
    rate: 'aggregate',
    audit: 'reports.textRun',
  }),
  debugQuery: readCall({
    path: '/api/debug/Query',
    summary: 'The same for the development page: the rows, or what is wrong.',
    input: command,
    example: { Command: { Query: 'select count(*) as people from people', Params: {} } },
    output: commandAnswer,
    access: { roles: ['Admin'], scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.textRun',
  }),
  debugArgusQuery: readCall({
    path: '/api/debug/ArgusQuery',
    summary: 'The same, under the name that other systems know.',
    input: command,
    example: { Command: { Query: 'select count(*) as people from people', Params: {} } },
    output: commandAnswer,
    access: { roles: ['Admin'], scope: 'relation' },
    rate: 'aggregate',
    audit: 'reports.textRun',
  }),
  exportQuery: readCall({
    method: 'GET',
    path: '/api/Query/Export',
    body: 'query',
    summary:
      'All rows of a query, 100,000 at most, as a workbook or as CSV; with its parameters, who made it and when.',
    input: z.strictObject({
      Id: numeral.pipe(id),
      Format: z.enum(['xlsx', 'csv']).default('xlsx'),
      /** JSON: values by names. */
      Parameters: z
        .string()
        .max(20_000)
        .default('{}')
        .refine(isObject, { error: 'json' })
        .transform((given): unknown => JSON.parse(given))
        .pipe(parameterValues),
    }),
    example: ({ absentId }) => ({ Id: absentId, Format: 'csv' as const }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'query.xlsx' },
    access: { roles: REPORT_EXPORT_ROLES, scope: 'relation' },
    rate: 'bulk',
    audit: 'reports.queryExported',
  }),
}

function isObject(given: string): boolean {
  try {
    const value: unknown = JSON.parse(given)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
