import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { id, nothing } from '../core/shapes.ts'
import { project, projectSettings, projectSummary } from './entities.ts'

/** Projects as their members see them. */
export const projectCalls = {
  listProjects: readCall({
    path: '/api/project/getProjects',
    summary: 'The projects that the caller belongs to; a SuperAdmin sees all.',
    input: nothing,
    output: z.array(projectSummary),
    access: { roles: 'everyone', scope: 'self' },
  }),
  getProject: readCall({
    path: '/api/Project/Get',
    summary: 'The current project with its settings, or the one whose url or id is given.',
    input: z.strictObject({ url: z.string().max(100).optional() }),
    example: {},
    output: project,
    access: { roles: 'everyone', scope: 'self' },
    beforeConsent: true,
  }),
  getProjectById: readCall({
    path: '/api/Project/ById',
    summary: 'A project with its settings.',
    input: z.strictObject({ Id: id }),
    example: ({ projectId }) => ({ Id: projectId }),
    output: project,
    access: { roles: 'everyone', scope: 'self' },
  }),
  getSettings: readCall({
    path: '/api/project/Settings',
    summary: "The settings of the caller's projects, by project id.",
    input: nothing,
    output: z.record(z.string(), projectSettings),
    access: { roles: 'everyone', scope: 'self' },
  }),
}
