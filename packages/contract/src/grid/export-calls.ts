import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id, instant } from '../core/shapes.ts'
import { peopleFilter } from '../people/people-filter.ts'
import { EXPORT_ROLES } from './export-roles.ts'
import { CELL_STATES, GRID_PAGE_SIZE } from './constants.ts'
import { UNMASK_REASONS } from './unmask-reasons.ts'

const exportFilter = peopleFilter
  .pick({
    ProjectId: true,
    Filter: true,
    Search: true,
    Active: true,
    filterMentorId: true,
    filterCoordId: true,
  })
  .extend({
    /** Only mentees with a cell in each of these states: in the action's column, or in any. */
    ActionFilters: z
      .array(z.strictObject({ ActionId: id.nullish(), State: z.enum(CELL_STATES) }))
      .max(20)
      .default([]),
    /** Names of the person's fields to read with each row. */
    Fields: z.array(z.string().min(1).max(100)).max(200).default([]),
  })

/** The same with why its numbers of the state are told in full. */
const unmaskedFilter = exportFilter.extend({ Reason: z.enum(UNMASK_REASONS) })

const exportPage = z.int().min(1).max(1_000_000)

const begunExport = z.strictObject({ Id: z.uuid(), count: z.int(), Pages: z.int() })

const exportRow = z.strictObject({
  Id: id,
  FirstName: z.string(),
  LastName: z.string(),
  State: z.int(),
  /** The default mentor; null where the role does not see mentors. */
  MentorName: z.string().nullable(),
  Fields: z.record(z.string(), z.string()),
  /** Actions with a trace; those left out are to do, or overdue once their day has passed. */
  Cells: z.array(
    z.strictObject({
      ActionId: id,
      State: z.enum(CELL_STATES),
      /** When it was completed or, until then, when it is scheduled. */
      Date: instant.nullable(),
      /** Whoever the action has instead of the default mentor. */
      MentorName: z.string().nullable(),
    }),
  ),
  /** Actions that are not shown to the mentee. */
  Unshown: z.array(id).nullish(),
  /** The only actions of this mentee that are the caller's; null or absent where all are. */
  Only: z.array(id).nullish(),
})

/** How many mentees share a number or value (spec §2.3, aggregate mentee data view). */
const aggregate = z.array(z.strictObject({ Value: z.string(), Count: z.int() })).max(500)

/** The grid as a file, and its totals. */
export const exportCalls = {
  startExport: writeCall({
    path: '/api/project/StartGridExport',
    summary: 'Begins an export: fixes where its pages begin, and records that it was made.',
    input: exportFilter,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: begunExport,
    access: { roles: EXPORT_ROLES, scope: 'relation' },
    audit: 'exports.started',
    feed: 'project',
    rate: 'bulk',
  }),
  exportGridPage: readCall({
    path: '/api/project/MentorGridExport',
    summary:
      'A page of 50 mentees with their actions, of an export that was begun with the same filter.',
    input: exportFilter.extend({
      Page: exportPage,
      /**
       * Whether to say how many there are. As a number also how many rows a page has, where no export
       * was begun; as many as the grid's without.
       */
      Count: z.union([z.boolean(), z.int().min(1).max(GRID_PAGE_SIZE)]).default(false),
      /** Without, the page is counted from the first row, and recorded by itself. */
      ExportId: z.uuid().optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
    output: z.strictObject({ list: z.array(exportRow), count: z.int().nullable() }),
    access: { roles: EXPORT_ROLES, scope: 'relation' },
    audit: 'exports.pageRead',
  }),
  startUnmaskedExport: writeCall({
    path: '/api/project/StartUnmaskedGridExport',
    summary:
      'Begins an export that tells numbers of the state in full, of fields that the caller may see: only with a reason, which is recorded.',
    input: unmaskedFilter,
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Fields: ['afm'],
      Reason: 'funding' as const,
    }),
    output: begunExport,
    access: { roles: EXPORT_ROLES, scope: 'relation' },
    audit: 'exports.unmaskedStarted',
    feed: 'project',
    impersonation: 'refused',
    rate: 'bulk',
  }),
  exportUnmaskedPage: readCall({
    path: '/api/project/UnmaskedGridExport',
    summary:
      'A page of 50 mentees of an export that was begun with the same filter and reason; each person whose number is on it is recorded.',
    input: unmaskedFilter.extend({ Page: exportPage, ExportId: z.uuid() }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Fields: ['afm'],
      Reason: 'funding' as const,
      Page: 1,
      ExportId: '00000000-0000-4000-8000-000000000000',
    }),
    output: z.strictObject({ list: z.array(exportRow) }),
    access: { roles: EXPORT_ROLES, scope: 'relation' },
    audit: 'exports.numbersTold',
    feed: 'person',
    concerns: 'mentees',
    impersonation: 'refused',
  }),
  readTotals: readCall({
    path: '/api/project/MenteeTotals',
    summary:
      'How many mentees within reach there are by state, by mentor and by the value of fields.',
    input: z.strictObject({
      ProjectId: id,
      /** Only mentees who have completed this action. */
      Id: id.nullish(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      count: z.int(),
      States: aggregate,
      Mentors: aggregate,
      Fields: z.array(z.strictObject({ Name: z.string(), Label: z.string(), Values: aggregate })),
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
}
