import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, translations } from '../core/shapes.ts'
import { AUTHOR_ROLES } from './author-roles.ts'
import { CONFIGURING_ROLES } from './configuring-roles.ts'
import { groupPath } from './table-entities.ts'

/** As many actions as are copied, moved, archived or deleted at once. */
const some = { ProjectId: id, ActionIds: z.array(id).min(1).max(500) }

/** What can depend on an action in a project. */
export const DEPENDENT_KINDS = [
  'Completions',
  'Data',
  'Meetings',
  'Attempts',
  'Payments',
  'Readings',
  'Submissions',
  'Participants',
  'Mentors',
] as const

/** An action with what depends on it, and why it cannot be deleted or moved. */
const dependents = z.strictObject({
  ActionId: id,
  Title: z.string(),
  /** It has not the flag CanDelete. */
  Kept: z.boolean(),
  Dependents: z.array(z.strictObject({ Kind: z.enum(DEPENDENT_KINDS), Count: z.int() })),
  /** Other actions of the project whose conditions or deadlines read whether it is completed. */
  Conditions: z.array(z.strictObject({ Id: id, Title: z.string() })),
})

const archiving = {
  input: z.strictObject(some),
  output: done,
  access: { roles: CONFIGURING_ROLES, scope: 'project' },
} as const

/** Whole actions and groups of them: copied, moved, archived, deleted. */
export const manageCalls = {
  listDependents: readCall({
    path: '/api/action/Dependents',
    summary: 'What depends on actions of a project, before they are deleted or moved.',
    input: z.strictObject(some),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionIds: [actionId] }),
    output: z.array(dependents),
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    rate: 'aggregate',
  }),
  copyActions: writeCall({
    path: '/api/action/Copy',
    summary:
      'Copies actions with all they have, within the project or into another one whose actions the caller writes too; the copies are not published. Conditions among the copied ones go along.',
    input: z.strictObject({ ...some, To: id }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionIds: [actionId],
      To: projectId,
    }),
    output: z.strictObject({
      ActionIds: z.array(id),
      /** How many of the copies have conditions that read actions which are not in that project. */
      Unmet: z.int(),
    }),
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.copied',
    feed: 'project',
  }),
  moveActions: writeCall({
    path: '/api/action/Move',
    summary:
      'Moves actions into another project whose actions the caller writes too: those on which nothing depends here. They are not published there.',
    input: z.strictObject({ ...some, To: id }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      ActionIds: [absentId],
      To: projectId,
    }),
    output: done,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.moved',
    feed: 'project',
  }),
  archiveActions: writeCall({
    path: '/api/action/Archive',
    summary:
      'Archives actions: they leave the grid, lists and totals, and all that was written in them stays.',
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionIds: [absentId] }),
    audit: 'actions.archived',
    feed: 'project',
    ...archiving,
  }),
  restoreActions: writeCall({
    path: '/api/action/Restore',
    summary: 'Restores archived actions: published again where they were.',
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionIds: [absentId] }),
    audit: 'actions.restored',
    feed: 'project',
    ...archiving,
  }),
  deleteActions: writeCall({
    path: '/api/action/Delete',
    summary:
      'Deletes actions of the project that may be deleted and on which nothing depends; other projects that have them keep them.',
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionIds: [absentId] }),
    audit: 'actions.deleted',
    feed: 'project',
    ...archiving,
  }),
  saveGroup: writeCall({
    path: '/api/action/SaveGroup',
    summary:
      'Makes a group of actions, or renames or moves one with all that is in it; its names in other languages are written too.',
    input: z.strictObject({
      ProjectId: id,
      /** Where the group is now; nothing makes a new one. */
      From: groupPath.min(1).optional(),
      To: groupPath.min(1),
      /** The name of the group in other languages; left out, they stay. */
      Names: translations(200).optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, To: ['Λήξη'] }),
    output: done,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.groupSaved',
    feed: 'project',
  }),
  removeGroup: writeCall({
    path: '/api/action/RemoveGroup',
    summary: 'Removes a group of actions: what is in it goes into the group above.',
    input: z.strictObject({ ProjectId: id, Path: groupPath.min(1) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Path: ['Λήξη'] }),
    output: done,
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    audit: 'actions.groupRemoved',
    feed: 'project',
  }),
}
