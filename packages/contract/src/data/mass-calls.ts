import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant, keysUpTo } from '../core/shapes.ts'
import { SERVICE_AUTHOR_ROLES } from '../services/limits.ts'
import * as limits from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const access = { roles: SERVICE_AUTHOR_ROLES, scope: 'project' } as const

/** The address of a service, or of another call. */
const url = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/api[23]?\/[^\s?#]+$/i, { error: 'mass_url' })

const fields = {
  Name: z.string().trim().max(200),
  /** Calls that are made of rows are all of them POST. */
  method: z.literal('POST'),
  SendMode: z.enum(limits.SEND_MODES),
  /** The body of a function of row and index, which returns what is sent; empty for the row as it is. */
  transform: z.string().max(limits.MAX_TRANSFORM),
  /** Under which name several rows are sent together. */
  Field: z.string().regex(/^[A-Za-z_]\w{0,59}$/, { error: 'field_name' }),
  PageSize: z.int().min(1).max(limits.MAX_MASS_PAGE),
}

/** How rows are made into what a service is told, and sent (spec §3, custom mass service). */
const massData = z.strictObject({
  Name: fields.Name.default(''),
  method: fields.method.default('POST'),
  SendMode: fields.SendMode.default('one'),
  transform: fields.transform.default(''),
  Field: fields.Field.default('rows'),
  PageSize: fields.PageSize.default(limits.MASS_PAGE),
})

const massService = z.strictObject({
  url: z.string(),
  massdata: z.strictObject(fields),
  Version: id,
  ChangedAt: instant,
  /** Who changed it last; null where they are no longer known. */
  By: z.string().nullable(),
})

const row = z.strictObject({
  /** Its place among the rows, from 1. */
  Row: z.int().min(1).max(1_000_000),
  /** Its cells by the headings of their columns. */
  Values: keysUpTo(z.record(z.string().max(200), z.string().max(20_000)), 200),
})

/** Mass services: rows of a spreadsheet for a service (spec §2.3, mass data upload). */
export const massCalls = {
  listMassServices: readCall({
    path: '/api/data/massServices',
    summary: 'The mass services of the project, by address.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(massService),
    access,
  }),
  getMassServiceData: readCall({
    path: '/api/data/getMassServiceData',
    summary: 'How rows are sent to an address.',
    input: z.strictObject({ ...inProject, url }),
    example: ({ projectId }) => ({ ProjectId: projectId, url: '/api2/absent/absent' }),
    output: massService,
    access,
  }),
  setMassServiceData: writeCall({
    path: '/api/data/setMassServiceData',
    summary:
      'Says how rows are sent to an address; `conflict` with what is there where somebody has changed it since the version that is named.',
    input: z.strictObject({ ...inProject, url, massdata: massData, Version: id.optional() }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      url: '/api2/people/absent',
      massdata: { Name: 'Στόχοι', SendMode: 'paged' as const, transform: 'return row' },
    }),
    output: massService,
    access,
    audit: 'data.massSaved',
    feed: 'project',
  }),
  removeMassService: writeCall({
    path: '/api/data/removeMassService',
    summary: 'Forgets how rows are sent to an address.',
    input: z.strictObject({ ...inProject, url }),
    example: ({ projectId }) => ({ ProjectId: projectId, url: '/api2/absent/absent' }),
    output: done,
    access,
    audit: 'data.massRemoved',
    feed: 'project',
  }),
  sendMassRows: writeCall({
    path: '/api/data/sendMassRows',
    summary:
      'Makes rows into what an address is told, in the sandbox, and sends it there as the caller; tells of each row whether it arrived. A row that is sent again in the same run with the same content takes effect once.',
    input: z.strictObject({
      ...inProject,
      url,
      massdata: massData,
      /** Names the run, of which these rows are a part. */
      Run: z.uuid(),
      Rows: z.array(row).min(1).max(limits.MAX_ROWS_AT_ONCE),
      /** Shows what would be sent, and sends nothing. */
      Dry: z.boolean().default(false),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      url: '/api2/absent/absent',
      massdata: {},
      Dry: true,
      Run: '5f0c1a52-2f64-4d1c-9a39-0c8d2a1f7e11',
      Rows: [{ Row: 1, Values: { a: '1' } }],
    }),
    output: z.array(
      z.strictObject({
        Row: z.int(),
        /** Why it did not arrive, in words; null where it did. */
        Error: z.string().nullable(),
        /** What is sent of it, as JSON, where nothing was. */
        Payload: z.string().nullable(),
      }),
    ),
    access,
    bodyBytes: 16 * 1024 * 1024,
    // What it calls is committed by itself, and refused by itself.
    commit: 'none',
    idempotency: 'natural',
    audit: 'data.massSent',
    feed: 'project',
  }),
}
