import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { GRID_ROLES } from '../core/roles.ts'
import { asksCount, id, page } from '../core/shapes.ts'
import { gridCount, gridFilter, gridHeader, gridPage } from './entities.ts'

const gridHeaderCall = {
  input: z.strictObject({ ProjectId: id }),
  output: gridHeader,
} as const

/** The grid of mentees and actions. */
export const pageCalls = {
  getActionsGridHeader: readCall({
    ...gridHeaderCall,
    path: '/api/project/GetActionsGridHeader',
    summary: 'The columns of the grid that the caller may see, in order.',
    // Whoever exports the grid chooses among its columns.
    access: { roles: [...GRID_ROLES, 'SupervisorLitePlus'], scope: 'project' },
    example: ({ projectId }) => ({ ProjectId: projectId }),
  }),
  getActionsGridHeaderAll: readCall({
    ...gridHeaderCall,
    path: '/api/project/GetActionsGridHeaderAll',
    summary: 'Every column, hidden ones too, for those who administer the grid.',
    access: { roles: ['Admin', 'ProjectManager', 'Coordinator'], scope: 'project' },
    example: ({ projectId }) => ({ ProjectId: projectId }),
  }),
  getActionsGridHeaderV3: readCall({
    ...gridHeaderCall,
    path: '/api3/sb/project/getactionsgridheader',
    summary: 'The same as GetActionsGridHeader, under its later address.',
    access: { roles: GRID_ROLES, scope: 'project' },
    example: ({ projectId }) => ({ ProjectId: projectId }),
  }),
  getActionsGridPage: readCall({
    path: '/api/project/GetActionsGrid_Partial',
    summary:
      'One page of 50 mentees with what is known of each action; of whom a mentor has single actions alone, of those.',
    input: gridFilter.extend({
      Page: page,
      /** The last row of the page before: continues from there without counting rows. */
      After: z.strictObject({ Key: z.string().max(400), Id: id }).optional(),
      /** How many mentees the filter finds: a page of the second half is then counted from the end. */
      Total: z.int().min(0).optional(),
      ...asksCount,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
    output: gridPage,
    access: { roles: GRID_ROLES, scope: 'relation' },
  }),
  countActionsGrid: readCall({
    path: '/api/project/GetActionsGrid_Count',
    summary: 'How many mentees the filter finds, and how many have completed each action.',
    input: gridFilter.extend({
      /** What GetActionsGrid_Partial takes besides: one filter serves both, and all pages are counted. */
      Page: page.optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: gridCount,
    access: { roles: GRID_ROLES, scope: 'relation' },
    rate: 'aggregate',
  }),
}
