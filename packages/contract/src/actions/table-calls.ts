import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ADMIN } from '../core/routes.ts'
import { done, id, someText, translations } from '../core/shapes.ts'
import { AUTHOR_ROLES } from './author-roles.ts'
import { CONFIGURING_ROLES } from './configuring-roles.ts'
import { groupPath, tableAction } from './table-entities.ts'

/** As many actions as one call is about. */
const actionIds = z.array(id).min(1).max(2_000)

/** The table of a project's actions: what it shows, and what is written in it beside SaveGrid. */
export const tableCalls = {
  listTable: readCall({
    path: '/api/action/Table',
    summary:
      'The table of a project’s actions in order, or of those that are archived: who sees each, how many have completed it, and with which projects it is shared. Whoever only oversees sees those that are not hidden from them.',
    input: z.strictObject({ ProjectId: id, Archived: z.boolean().default(false) }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      Actions: z.array(tableAction),
      /** Groups of which none of these actions is part. */
      EmptyGroups: z.array(groupPath),
      /** How many active mentees the caller has in the project. */
      Mentees: z.int(),
      /** How many actions are archived. */
      Archived: z.int(),
    }),
    access: { roles: ADMIN, scope: 'relation' },
    rate: 'aggregate',
  }),
  countTouched: readCall({
    path: '/api/action/Touched',
    summary: 'How many people a change of these actions touches, before it is made.',
    input: z.strictObject({ ProjectId: id, ActionIds: actionIds }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionIds: [actionId] }),
    output: z.strictObject({
      /** Active mentees to whom the conditions of at least one of them show it. */
      Mentees: z.int(),
      /** Of these, who have completed at least one. */
      Completed: z.int(),
      /** Who are mentors of active mentees. */
      Mentors: z.int(),
    }),
    access: { roles: CONFIGURING_ROLES, scope: 'project' },
    rate: 'aggregate',
  }),
  saveTitles: writeCall({
    path: '/api/action/SaveTitles',
    summary:
      'Saves the titles of several actions, in all projects that have them: of all, or of none. A conflict where somebody saved one since its Version was seen.',
    input: z.strictObject({
      ProjectId: id,
      Titles: z
        .array(
          z.strictObject({
            ActionId: id,
            Version: z.int().min(1),
            Title: someText.max(300),
            /** In other languages; one that is missing or empty shows Title. */
            Titles: translations(300),
          }),
        )
        .min(1)
        .max(500),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      Titles: [
        { ActionId: actionId, Version: 1, Title: 'Οι στόχοι μου', Titles: { en: 'My goals' } },
      ],
    }),
    output: done,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.titlesSaved',
    feed: 'project',
  }),
}
