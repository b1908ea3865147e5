import { z } from 'zod'
import { defineCalls, readCall } from '../core/define-call.ts'
import { asksCount, counts, filterDay, id, instant } from '../core/shapes.ts'
import { MIN_LOG_TEXT } from './limits.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/**
 * What was changed: a `field` of the person, a `setting` by its path, the `title`, `flags`, `group` or
 * `due` date of an action, `state`, `rolesGiven` and `rolesTaken`, or whether something is `paid`.
 */
const change = z.strictObject({
  Kind: z.enum([
    'field',
    'setting',
    'title',
    'flags',
    'group',
    'due',
    'state',
    'rolesGiven',
    'rolesTaken',
    'paid',
  ]),
  /** What it is called, where its kind does not say it all: a field's label, an action's title. */
  Name: z.string(),
  /** Null where the value is not kept: it never was, or its person has been erased. */
  Old: z.string().nullable(),
  New: z.string().nullable(),
})

const entry = z.strictObject({
  Id: id,
  At: instant,
  Verb: z.string(),
  /** Null for the system itself. */
  By: personName.nullable(),
  /** The administrator who was in their place. */
  Admin: personName.nullable(),
  Subject: personName.nullable(),
  /** Null for what belongs to no project, such as signing in. */
  Project: z.strictObject({ Id: id, url: z.string(), Descr: z.string() }).nullable(),
  ActionId: id.nullable(),
  ActionTitle: z.string().nullable(),
  Changes: z.array(change),
})

const filter = z.strictObject({
  ProjectId: id,
  /** Of every project that the caller administers; of a SuperAdmin also what belongs to none. */
  Everywhere: z.boolean().default(false),
  /** To whom it was done. */
  PersonId: id.optional(),
  /** Who did it, or was in the place of who did. */
  ActorId: id.optional(),
  ActionId: id.optional(),
  Verb: z.string().min(1).max(100).optional(),
  From: filterDay.optional(),
  To: filterDay.optional(),
  /** Part of an old or a new value. */
  Text: z.string().trim().min(MIN_LOG_TEXT).max(200).optional(),
})

const READERS = ['Admin', 'ProjectManager'] as const

/** The log of what was done: read by those who administer, which is recorded too. */
export const auditCalls = defineCalls('audit', {
  listEntries: readCall({
    path: '/api/audit/Entries',
    summary:
      'Entries of the log, the newest first, 50 a page; values that the caller may not see are left out. Reading is recorded, once in ten minutes for the same filter.',
    input: filter.extend({ After: id.optional(), ...asksCount }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      list: z.array(entry),
      /** The entry after which the next page begins; null on the last one. */
      Next: id.nullable(),
      ...counts,
    }),
    access: { roles: READERS, scope: 'project' },
    audit: 'audit.read',
    concerns: 'others',
  }),
  startExport: readCall({
    path: '/api/audit/StartExport',
    summary:
      'Begins an export of the log: how many entries there are, and the first of each page. It is recorded.',
    input: filter,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ Id: z.uuid(), count: z.int(), Firsts: z.array(id) }),
    access: { roles: READERS, scope: 'project' },
    audit: 'audit.exported',
    concerns: 'others',
    rate: 'bulk',
  }),
  exportPage: readCall({
    path: '/api/audit/ExportPage',
    summary: 'A page of an export that the caller began with the same filter, 500 entries long.',
    input: filter.extend({ ExportId: z.uuid(), First: id }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      ExportId: '00000000-0000-4000-8000-000000000000',
      First: 1,
    }),
    output: z.strictObject({ list: z.array(entry) }),
    access: { roles: READERS, scope: 'project' },
  }),
})
