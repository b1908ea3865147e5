import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, jsonText, nothing, page, paged } from '../core/shapes.ts'
import {
  catalogueAction,
  project,
  projectInput,
  projectListed,
  versionSummary,
} from './entities.ts'

const inProject = z.strictObject({ ProjectId: id })
const revision = z.int().min(1).max(2_147_483_647)
const READERS = ['Admin', 'ProjectManager'] as const
const LISTERS = [...READERS, 'Supervisor', 'Coordinator'] as const
const EDITORS = ['Admin'] as const

const microdataCall = {
  method: 'POST',
  body: 'json',
  input: z.strictObject({ Id: id }),
  output: z.strictObject({ Id: id, Text: jsonText }),
  access: { roles: 'everyone', scope: 'self' },
  effect: 'read',
  rate: 'read',
} as const

/** What projects are made of: their settings with all versions, their forms and their actions. */
export const settingsCalls = {
  setProject: defineCall({
    method: 'POST',
    path: '/api/project/set',
    body: 'json',
    summary:
      'Saves a project, or makes a new one without Id. Settings are checked and refused by path; unknown keys are kept. A conflict where somebody saved since Revision was seen.',
    input: z.strictObject({ Project: projectInput }),
    output: project,
    access: { roles: EDITORS, scope: 'project' },
    effect: 'write',
    audit: 'projects.saved',
    idempotency: 'key',
    rate: 'write',
  }),
  listProjectPage: defineCall({
    method: 'POST',
    path: '/api/project/List',
    body: 'json',
    summary: 'The projects that the caller administers or oversees, ten a page.',
    input: z.strictObject({ Search: z.string().max(100).default(''), page }),
    output: paged(projectListed),
    access: { roles: LISTERS, scope: 'self' },
    effect: 'read',
    rate: 'read',
  }),
  getSettingsSchema: defineCall({
    method: 'POST',
    path: '/api/project/SettingsSchema',
    body: 'json',
    summary: 'The JSON Schema of settings, for editors.',
    input: nothing,
    output: z.record(z.string(), z.unknown()),
    access: { roles: LISTERS, scope: 'global' },
    effect: 'read',
    rate: 'read',
  }),
  listVersions: defineCall({
    method: 'POST',
    path: '/api/project/Versions',
    body: 'json',
    summary: 'The versions of a project, the newest first, ten a page.',
    input: inProject.extend({ page }),
    output: paged(versionSummary),
    access: { roles: READERS, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  getVersion: defineCall({
    method: 'POST',
    path: '/api/project/Version',
    body: 'json',
    summary: 'One version of a project, whole.',
    input: inProject.extend({ Revision: revision }),
    output: project,
    access: { roles: READERS, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/api/project/RestoreVersion',
    body: 'json',
    summary:
      'Brings a version back as the newest one; what was between stays in the history. Revision is the one that was seen.',
    input: inProject.extend({ Version: revision, Revision: revision }),
    output: project,
    access: { roles: EDITORS, scope: 'project' },
    effect: 'write',
    audit: 'projects.restored',
    idempotency: 'key',
    rate: 'write',
  }),
  getMicrodataStart: defineCall({
    ...microdataCall,
    path: '/api/project/MicrodataStart',
    summary: 'The form of microdata at the start of a project.',
  }),
  getMicrodataEnd: defineCall({
    ...microdataCall,
    path: '/api/project/MicrodataEnd',
    summary: 'The form of microdata at the end of a project.',
  }),
  getUserData: defineCall({
    method: 'POST',
    path: '/api/project/GetUserData',
    body: 'json',
    summary: 'What is kept about a person in a project beside their fields; {} at first.',
    input: inProject.extend({ UserId: id }),
    output: z.strictObject({ UserId: id, Data: jsonText }),
    access: { roles: MEMBER_ROLES, scope: 'relation' },
    effect: 'read',
    rate: 'read',
  }),
  setUserData: defineCall({
    method: 'POST',
    path: '/api/project/SetUserData',
    body: 'json',
    summary: 'Keeps something about a person in a project: an object of at most 64 KiB.',
    input: inProject.extend({ UserId: id, Data: jsonText }),
    output: done,
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Mentee'], scope: 'relation' },
    effect: 'write',
    audit: 'projects.userDataSaved',
    idempotency: 'key',
    rate: 'write',
  }),
  listActionCatalogue: defineCall({
    method: 'POST',
    path: '/api/project/ActionCatalogue',
    body: 'json',
    summary:
      "Actions of the caller's other projects that this one does not have yet, by group, ten a page.",
    input: inProject.extend({ Search: z.string().max(100).default(''), page }),
    output: paged(catalogueAction),
    access: { roles: READERS, scope: 'project' },
    effect: 'read',
    rate: 'read',
  }),
  linkActions: defineCall({
    method: 'POST',
    path: '/api/project/LinkActions',
    body: 'json',
    summary: 'Takes actions of other projects over, unpublished, at the end of the grid.',
    input: inProject.extend({
      ActionIds: z.array(id).min(1, { error: 'no_actions' }).max(100),
    }),
    output: done,
    access: { roles: READERS, scope: 'project' },
    effect: 'write',
    audit: 'projects.actionsLinked',
    idempotency: 'key',
    rate: 'write',
  }),
  unlinkAction: defineCall({
    method: 'POST',
    path: '/api/project/UnlinkAction',
    body: 'json',
    summary:
      'Takes an action out of the project: one that may be deleted, and that nobody has begun.',
    input: inProject.extend({ ActionId: id }),
    output: done,
    access: { roles: READERS, scope: 'project' },
    effect: 'write',
    audit: 'projects.actionUnlinked',
    idempotency: 'key',
    rate: 'write',
  }),
}
