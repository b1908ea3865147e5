import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES } from '../core/roles.ts'
import { SETTINGS_BYTES } from './settings-text.ts'
import { besidePage, done, id, jsonText, nothing, page, paged } from '../core/shapes.ts'
import { MAX_FORM_TEXT } from '../microdata/limits.ts'
import {
  catalogueAction,
  formText,
  project,
  projectInput,
  projectListed,
  unknownKey,
  versionSummary,
} from './entities.ts'

const inProject = z.strictObject({ ProjectId: id })
const revision = z.int().min(1).max(2_147_483_647)
const READERS = ['Admin', 'ProjectManager'] as const
const LISTERS = [...READERS, 'Supervisor', 'Coordinator'] as const
const EDITORS = ['Admin'] as const

const microdataCall = {
  input: z.strictObject({ Id: id }),
  output: z.strictObject({ Id: id, Text: formText }),
  access: { roles: 'everyone', scope: 'self' },
} as const

/** What projects are made of: their settings with all versions, their forms and their actions. */
export const settingsCalls = {
  setProject: writeCall({
    path: '/api/project/set',
    summary:
      'Saves a project, or makes a new one without Id. Settings are checked and refused by path; unknown keys are kept, and named. A conflict where somebody saved since Revision was seen.',
    input: z.strictObject({ Project: projectInput }),
    // The forms of microdata besides, in Greek and as JSON in JSON.
    bodyBytes: SETTINGS_BYTES + MAX_FORM_TEXT * 8,
    example: ({ projectId }) => ({
      Project: {
        Id: projectId,
        url: `sample-${projectId}`,
        Descr: 'Έργο',
        Settings: '{}',
        Revision: 1,
      },
    }),
    output: project.extend({ Unknown: z.array(unknownKey) }),
    access: { roles: EDITORS, scope: 'project' },
    audit: 'projects.saved',
    feed: 'project',
  }),
  listProjectPage: readCall({
    path: '/api/project/List',
    summary: 'The projects that the caller administers or oversees, ten a page.',
    input: z.strictObject({
      Search: z.string().max(100).default(''),
      /** Those that are archived, instead of those that are not. */
      Archived: z.boolean().default(false),
      page,
      ...besidePage,
    }),
    example: { Search: '', page: 1 },
    output: paged(projectListed),
    access: { roles: LISTERS, scope: 'self' },
  }),
  getSettingsSchema: readCall({
    path: '/api/project/SettingsSchema',
    summary: 'The JSON Schema of settings, for editors.',
    input: nothing,
    output: z.record(z.string(), z.unknown()),
    access: { roles: LISTERS, scope: 'global' },
  }),
  listVersions: readCall({
    path: '/api/project/Versions',
    summary: 'The versions of a project, the newest first, ten a page.',
    input: inProject.extend({ page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(versionSummary),
    access: { roles: READERS, scope: 'project' },
  }),
  getVersion: readCall({
    path: '/api/project/Version',
    summary: 'One version of a project, whole.',
    input: inProject.extend({ Revision: revision }),
    example: ({ projectId }) => ({ ProjectId: projectId, Revision: 1 }),
    output: project,
    access: { roles: READERS, scope: 'project' },
  }),
  restoreVersion: writeCall({
    path: '/api/project/RestoreVersion',
    summary:
      'Brings a version back as the newest one; what was between stays in the history. Revision is the one that was seen.',
    input: inProject.extend({ Version: revision, Revision: revision }),
    example: ({ projectId }) => ({ ProjectId: projectId, Version: 1, Revision: 2 }),
    output: project,
    access: { roles: EDITORS, scope: 'project' },
    audit: 'projects.restored',
    feed: 'project',
  }),
  getMicrodataStart: readCall({
    ...microdataCall,
    path: '/api/project/MicrodataStart',
    summary: 'The form of microdata at the start of a project.',
    example: ({ projectId }) => ({ Id: projectId }),
  }),
  getMicrodataEnd: readCall({
    ...microdataCall,
    path: '/api/project/MicrodataEnd',
    summary: 'The form of microdata at the end of a project.',
    example: ({ projectId }) => ({ Id: projectId }),
  }),
  getUserData: readCall({
    path: '/api/project/GetUserData',
    summary: 'What is kept about a person in a project beside their fields; {} at first.',
    input: inProject.extend({ UserId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: z.strictObject({ UserId: id, Data: jsonText }),
    access: { roles: MEMBER_ROLES, scope: 'relation' },
  }),
  setUserData: writeCall({
    path: '/api/project/SetUserData',
    summary: 'Keeps something about a person in a project: an object of at most 64 KiB.',
    input: inProject.extend({ UserId: id, Data: jsonText }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      UserId: personId,
      Data: '{"a":1}',
    }),
    output: done,
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Mentee'], scope: 'relation' },
    audit: 'projects.userDataSaved',
    feed: 'project',
    concerns: 'others',
  }),
  listActionCatalogue: readCall({
    path: '/api/project/ActionCatalogue',
    summary:
      "Actions of the caller's other projects that this one does not have yet, by group, ten a page.",
    input: inProject.extend({ Search: z.string().max(100).default(''), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(catalogueAction),
    access: { roles: READERS, scope: 'project' },
  }),
  linkActions: writeCall({
    path: '/api/project/LinkActions',
    summary: 'Takes actions of other projects over, unpublished, at the end of the grid.',
    input: inProject.extend({
      ActionIds: z.array(id).min(1, { error: 'no_actions' }).max(100),
    }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionIds: [absentId] }),
    output: done,
    access: { roles: READERS, scope: 'project' },
    audit: 'projects.actionsLinked',
    feed: 'project',
  }),
  unlinkAction: writeCall({
    path: '/api/project/UnlinkAction',
    summary:
      'Takes an action out of the project: one that may be deleted, and that nobody has begun.',
    input: inProject.extend({ ActionId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ActionId: absentId }),
    output: done,
    access: { roles: READERS, scope: 'project' },
    audit: 'projects.actionUnlinked',
    feed: 'project',
  }),
}
