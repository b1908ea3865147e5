import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant } from '../core/shapes.ts'
import { SETUP_STEPS } from './setup-steps.ts'

const inProject = z.strictObject({ ProjectId: id })
const READERS = ['Admin', 'ProjectManager'] as const
const EDITORS = ['Admin'] as const

/** The life of a project, from being set up to being archived. */
export const lifeCalls = {
  getSetup: readCall({
    path: '/api/project/Setup',
    summary:
      'How far a project is set up, from blank to the first mentee, told from what there is.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      Steps: z.array(
        z.strictObject({
          Key: z.enum(SETUP_STEPS),
          Done: z.boolean(),
          /** How many there are, or for links how many are missing; null where nothing is counted. */
          Count: z.int().nullable(),
        }),
      ),
      /** Since when the steps are put away; null while they are shown. */
      HiddenAt: instant.nullable(),
    }),
    access: { roles: READERS, scope: 'project' },
  }),
  archiveProject: writeCall({
    path: '/api/project/Archive',
    summary:
      'Archives a project: everybody in it reads it, and nobody changes it; its mails and reminders rest. Confirm is its name.',
    input: inProject.extend({ Confirm: z.string().trim().max(200) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Confirm: 'Έργο' }),
    output: done,
    access: { roles: EDITORS, scope: 'project' },
    audit: 'projects.archived',
    feed: 'project',
  }),
  restoreProject: writeCall({
    path: '/api/project/Unarchive',
    summary:
      'Brings an archived project back. Mails that came due meanwhile are cancelled: they speak of the past.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    whileArchived: 'open',
    access: { roles: EDITORS, scope: 'project' },
    audit: 'projects.unarchived',
    feed: 'project',
  }),
  hideSetup: writeCall({
    path: '/api/project/HideSetup',
    summary: 'Puts the steps of setting a project up away, or brings them back.',
    input: inProject.extend({ Hidden: z.boolean() }),
    example: ({ projectId }) => ({ ProjectId: projectId, Hidden: true }),
    output: done,
    access: { roles: READERS, scope: 'project' },
    audit: 'projects.setupHidden',
    idempotency: 'natural',
  }),
}
