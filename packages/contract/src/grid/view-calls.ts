import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { GRID_ROLES } from '../core/roles.ts'
import { done, id, someText } from '../core/shapes.ts'
import { MAX_VIEW_COLUMNS } from './constants.ts'
import { gridFilter } from './entities.ts'

const inProject = z.strictObject({ ProjectId: id })

/** What a saved view keeps of the grid: whom it shows, in which order, and which actions. */
const viewContent = gridFilter.omit({ ProjectId: true }).extend({
  /** `meet`, `other`, or `t` and the number of one type. */
  Type: z
    .string()
    .regex(/^(meet|other|t\d{1,4})$/, { error: 'invalid' })
    .nullish(),
  /** The path of a group of actions. */
  Group: z.string().max(1000).nullish(),
  /** The actions that are shown; all of them where there is none. */
  Columns: z.array(id).max(MAX_VIEW_COLUMNS).default([]),
})

const viewName = someText.max(80)

const savedView = z.strictObject({
  Id: id,
  Name: viewName,
  Shared: z.boolean(),
  /** Whether the caller may rename and delete it. */
  Mine: z.boolean(),
  View: viewContent,
})

/** Saved views of the grid. */
export const viewCalls = {
  listViews: readCall({
    path: '/api/project/GridViews',
    summary: 'The saved views of the grid: own ones, and those shared with the staff.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(savedView),
    access: { roles: GRID_ROLES, scope: 'self' },
    own: 'part',
  }),
  saveView: writeCall({
    path: '/api/project/SaveGridView',
    summary: 'Saves a view, or changes one: its name, what it shows, whether the staff sees it.',
    input: inProject.extend({
      Id: id.optional(),
      Name: viewName,
      Shared: z.boolean().default(false),
      View: viewContent,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'Όλοι', View: {} }),
    output: savedView,
    access: { roles: GRID_ROLES, scope: 'self' },
    own: 'all',
    audit: 'grid.viewSaved',
  }),
  deleteView: writeCall({
    path: '/api/project/DeleteGridView',
    summary: 'Deletes a view of the caller, or one that is shared in the project they manage.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: GRID_ROLES, scope: 'self' },
    own: 'all',
    audit: 'grid.viewDeleted',
  }),
}
