import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { id } from '../core/shapes.ts'
import {
  runnableView,
  viewCategory,
  viewClass,
  viewDirective,
  viewName,
  viewParts,
} from './entities.ts'
import { VIEW_ROLES } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const access = { roles: VIEW_ROLES, scope: 'project' } as const

const named = z.strictObject({ ...inProject, Name: viewName })

/** What people see of views: what is published, and is for their role. */
export const viewCalls = {
  getCustomView: readCall({
    path: '/api/view/GetCustomView',
    summary: 'A published view without a category, for the roles that it names.',
    input: named,
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'absent' }),
    output: z.strictObject({ View: z.string(), Controller: z.string() }),
    access,
  }),
  getCustomView2: readCall({
    path: '/api/view/GetCustomView2',
    summary: 'A published view with a category, for the roles that it names.',
    input: named,
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'absent' }),
    output: z.strictObject({ Html: z.string(), Controller: z.string() }),
    access,
  }),
  openView: readCall({
    path: '/api/view/Open',
    summary: 'A published view, or a part of views, with all that it needs to run.',
    input: z.strictObject({
      ...inProject,
      Name: viewName,
      /** Without it, in whichever category the view is. */
      Category: viewCategory.optional(),
      IsDirective: z.boolean().default(false),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Name: 'absent' }),
    output: runnableView,
    access,
  }),
  autoCache: readCall({
    path: '/api/view/autoCache',
    summary: 'The published views of the caller’s role, at once: for pages that show many.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        Name: z.string(),
        Title: z.string(),
        Data: z.strictObject({ Class: viewClass, ...viewParts }),
      }),
    ),
    access,
  }),
  listStatisticsViews: readCall({
    path: '/api/services/GetStatisticsViews',
    summary:
      'The published views of the category `statistics` for the caller’s role, by name: those that the statistics show.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        Name: z.string(),
        Title: z.string(),
        Category: z.string(),
        Descr: z.string(),
      }),
    ),
    access,
  }),
  listDirectives: readCall({
    path: '/api/view/Directives',
    summary: 'The published parts of views, by name.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(viewDirective),
    access,
  }),
}
