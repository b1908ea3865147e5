import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { id, nothing } from '../core/shapes.ts'
import { project, projectSettings, projectSummary } from './entities.ts'

/** Projects as their members see them. */
export const projectCalls = {
  listProjects: defineCall({
    method: 'POST',
    path: '/api/project/getProjects',
    body: 'json',
    summary: 'The projects that the caller belongs to; a SuperAdmin sees all.',
    input: nothing,
    output: z.array(projectSummary),
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    rate: 'read',
  }),
  getProject: defineCall({
    method: 'POST',
    path: '/api/Project/Get',
    body: 'json',
    summary: 'The current project with its settings, or the one whose url or id is given.',
    input: z.strictObject({ url: z.string().max(100).optional() }),
    output: project,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    rate: 'read',
    beforeConsent: true,
  }),
  getProjectById: defineCall({
    method: 'POST',
    path: '/api/Project/ById',
    body: 'json',
    summary: 'A project with its settings.',
    input: z.strictObject({ Id: id }),
    output: project,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    rate: 'read',
  }),
  getSettings: defineCall({
    method: 'POST',
    path: '/api/project/Settings',
    body: 'json',
    summary: "The settings of the caller's projects, by project id.",
    input: nothing,
    output: z.record(z.string(), projectSettings),
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    rate: 'read',
  }),
}
