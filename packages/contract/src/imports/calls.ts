import { z } from 'zod'
import { confirmedCount } from '../people/confirmed.ts'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES, ROLES } from '../core/roles.ts'
import { id, keysUpTo, someText } from '../core/shapes.ts'
import { peopleFilter, peopleSelection } from '../people/people-filter.ts'
import { fieldPreview, foundUser, rowForecast, rowVerdict, updateVerdict } from './entities.ts'
import { formerCalls } from './former-calls.ts'
import { historyCalls } from './history-calls.ts'
import { invitationCalls } from './invitation-calls.ts'
import {
  EVALUATION_CHUNK,
  FORECAST_PAGE,
  IMPORT_BATCH,
  MAX_SELECTED,
  UPDATE_PAGE,
} from './limits.ts'

const UPDATING_ROLES = [...OVERSEEING_ROLES, 'SupervisorLite'] as const

const inProject = z.strictObject({ ProjectId: id })
const fieldName = z.string().min(1, { error: 'required' }).max(100)
const fieldValue = z.string().max(4_000)

/** Chosen by the page, once for one field of many people: UndoFieldChange undoes it by that for an hour. */
const changeKey = z.uuid().optional()

/** A user name, or a registry number (kayas). */
const userKey = someText.max(254)

const importFields = keysUpTo(z.record(z.string().max(100), fieldValue), 100)

/** A row of a spreadsheet; what it says of a field stands under the field's name. */
const importRow = z.strictObject({
  Username: z.string().max(254).default(''),
  /** Separated by commas; Mentee when there is none (spec §5). */
  Roles: z.string().max(300).default(''),
  Fields: importFields,
  /** The same as Fields: each is kept where the project has it (spec §3, User). */
  ProjectFields: importFields.optional(),
  /** Left out, and named among what is ignored: people choose theirs when they are invited. */
  Password: z.string().max(1024).optional(),
})

/** The people whose field is set: those named, or all who match. */
const someField = z.strictObject({
  ids: z.array(id).min(1).max(MAX_SELECTED).optional(),
  Selection: peopleSelection.omit({ ProjectId: true }).optional(),
  field: fieldName,
  value: fieldValue,
})

const rows = z.array(importRow).min(1).max(IMPORT_BATCH)

const oneRow = [{ Username: 'x', Roles: '', Fields: {} }]

const verdicts = z.strictObject({
  /** The user names of the rows that were not refused. */
  Accepted: z.array(z.string()),
  Rows: z.array(rowVerdict),
})

const projectName = z.strictObject({ Id: id, Descr: z.string() })

/** People by the spreadsheet: imported, updated, and changed many at a time (spec §2.3, §5). */
export const importsCalls = defineCalls('imports', {
  addUsers: writeCall({
    path: '/api/User/AddUsers',
    summary:
      'Adds people to a project, twenty at a time, each row by itself, and answers the user names of the rows that were accepted; ImportUsers tells more. Where a row gives a role that the caller may not assign, all are refused. Sent again, it adds nobody again. Nobody can sign in before an invitation is answered.',
    input: inProject.extend({ Users: rows }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: oneRow }),
    output: z.array(z.string()),
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
    audit: 'imports.added',
    feed: 'project',
    concerns: 'others',
  }),
  importUsers: writeCall({
    path: '/api/User/ImportUsers',
    summary:
      'The same as AddUsers, with what became of each row. Somebody of a project in which the caller has no say is invited, and is a member once they have accepted. Roles above Mentor are given where `ConfirmedRoles` names them.',
    input: inProject.extend({
      Users: rows,
      ConfirmedRoles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
      /** The import that StartImport began; without it the call is an import of its own. */
      Import: id.optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: oneRow }),
    output: verdicts,
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
    audit: 'imports.added',
    feed: 'project',
    concerns: 'others',
  }),
  forecastImport: readCall({
    path: '/api/User/ForecastImport',
    summary:
      'What would become of rows, without doing it. It tells nothing of people in whose projects the caller has no say.',
    input: inProject.extend({ Users: z.array(importRow).min(1).max(FORECAST_PAGE) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: oneRow }),
    output: z.array(rowForecast),
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
    rate: 'aggregate',
  }),
  addExistingMentees: writeCall({
    path: '/api/project/AddExistingMentees',
    summary:
      'Makes those who match among the mentees of `ProjectId`, the project of the filter, mentees of `CurrentProjectId` too, the project that is open. The caller administers both; they are two. The answer names from where and into where.',
    input: peopleFilter.pick({ ProjectId: true, Search: true, Filter: true, Roles: true }).extend({
      /** The project that is open: they are added to it. */
      CurrentProjectId: id,
      /** They begin in the current project when they sign in. */
      setDefault: z.boolean().default(false),
      Confirmed: confirmedCount,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, CurrentProjectId: projectId }),
    output: z.strictObject({
      Found: z.int(),
      Added: z.int(),
      From: projectName,
      Into: projectName,
    }),
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
    audit: 'imports.existingAdded',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  addEvaluationMentees: writeCall({
    path: '/api/useless/AddEvaluationMentees',
    summary:
      'Makes people of other projects that the caller administers mentees of this one, by their user names, twenty at a time.',
    input: inProject.extend({ Users: z.array(userKey).min(1).max(EVALUATION_CHUNK) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: ['nobody'] }),
    output: verdicts,
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
    audit: 'imports.existingAdded',
    feed: 'project',
    concerns: 'others',
  }),
  findByKeys: readCall({
    path: '/api/User/FindByKeys',
    summary:
      'Who goes by these user names or registry numbers, ten at a time, and what some fields of theirs hold.',
    input: inProject.extend({
      Users: z.array(userKey).min(1).max(UPDATE_PAGE),
      Fields: z.array(fieldName).max(20).default([]),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Users: ['nobody'] }),
    output: z.array(foundUser),
    access: { roles: UPDATING_ROLES, scope: 'relation' },
  }),
  updateUserFields: writeCall({
    path: '/api/User/UpdateUserFields',
    summary:
      'Writes a field of several people, by their user names or registry numbers, each with a value of its own; in the current project, where none is named.',
    input: z.strictObject({
      ProjectId: id.optional(),
      Users: z
        .array(z.strictObject({ User: userKey, Value: fieldValue }))
        .min(1)
        .max(UPDATE_PAGE),
      Field: fieldName,
      Change: changeKey,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Users: [{ User: 'nobody', Value: 'Βόλος' }],
      Field: 'town',
    }),
    output: z.array(updateVerdict),
    access: { roles: UPDATING_ROLES, scope: 'relation' },
    audit: 'imports.fieldsUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  previewUserField: readCall({
    path: '/api/User/PreviewUserField',
    summary: 'What SetUserField would do, without doing it.',
    input: someField,
    example: ({ personId }) => ({ ids: [personId], field: 'town', value: 'Βόλος' }),
    output: fieldPreview,
    access: { roles: ['Admin'], scope: 'relation' },
    rate: 'aggregate',
  }),
  setUserField: writeCall({
    path: '/api/User/SetUserField',
    summary:
      'Sets a field of many people of the current project to one value. With a `Change` it can be undone for an hour, without it cannot be undone. With `Expected` it is refused when another number of people would change.',
    input: someField.extend({
      Expected: z.int().min(0).optional(),
      Confirmed: confirmedCount,
      Change: changeKey,
    }),
    example: ({ personId }) => ({ ids: [personId], field: 'town', value: 'Βόλος' }),
    output: z.strictObject({ People: z.int(), Changed: z.int() }),
    access: { roles: ['Admin'], scope: 'relation' },
    audit: 'imports.fieldSet',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  undoFieldChange: writeCall({
    path: '/api/User/UndoFieldChange',
    summary:
      'Undoes what the caller changed within the hour by UpdateUserFields or SetUserField. Whose field somebody has changed since stays as it is; how many they are, and who, is told.',
    input: inProject.extend({ Change: z.uuid() }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Change: '3d0a8a52-6c1f-4a07-9f0e-5c6a3f4e2b10',
    }),
    output: z.strictObject({
      Changed: z.int(),
      Left: z.int(),
      /** The first of them, by name. */
      LeftPeople: z.array(z.strictObject({ FirstName: z.string(), LastName: z.string() })),
    }),
    access: { roles: UPDATING_ROLES, scope: 'relation' },
    audit: 'imports.fieldsRestored',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  ...invitationCalls,
  ...formerCalls,
  ...historyCalls,
})
