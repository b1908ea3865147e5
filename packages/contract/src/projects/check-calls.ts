import { z } from 'zod'
import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id } from '../core/shapes.ts'
import { finding, findingKey, findingReason } from './findings.ts'

const inProject = z.strictObject({ ProjectId: id })
const access = { roles: AUTHOR_ROLES, scope: 'project' } as const

/** What is looked over before a project's people see it. */
export const checkCalls = {
  checkProject: readCall({
    path: '/api/project/Check',
    summary:
      'What of a project does not work as it stands, or is probably not meant so: actions, their conditions and deadlines, questionnaires, menus, mails, settings and people. With ActionIds, what concerns publishing these.',
    input: inProject.extend({ ActionIds: z.array(id).max(500).optional() }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      /** Those that stop first, then by kind; of each kind the first hundred. */
      Findings: z.array(finding),
      /** How many more there are. */
      More: z.int().min(0),
    }),
    access,
  }),
  dismissFinding: writeCall({
    path: '/api/project/DismissFinding',
    summary:
      'Puts a finding of the check away for all authors of the project, with the reason; what changes about it brings it back.',
    input: inProject.extend({ Key: findingKey, Reason: findingReason }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Key: 'action_empty/action/1//',
      Reason: 'Συμπληρώνεται αργότερα.',
    }),
    output: done,
    access,
    audit: 'projects.findingDismissed',
    feed: 'project',
  }),
  restoreFinding: writeCall({
    path: '/api/project/RestoreFinding',
    summary: 'Brings a finding of the check back that was put away.',
    input: inProject.extend({ Key: findingKey }),
    example: ({ projectId }) => ({ ProjectId: projectId, Key: 'action_empty/action/1//' }),
    output: done,
    access,
    audit: 'projects.findingRestored',
    feed: 'project',
    idempotency: 'natural',
  }),
}
