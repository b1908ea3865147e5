import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, page, paged } from '../core/shapes.ts'
import {
  viewAccess,
  viewCategory,
  viewClass,
  viewDraft,
  viewInput,
  viewLine,
  viewName,
  viewVersion,
} from './entities.ts'
import { MAX_VIEW_TEXT, VIEW_AUTHOR_ROLES } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const access = { roles: VIEW_AUTHOR_ROLES, scope: 'project' } as const

const text = z.string().max(MAX_VIEW_TEXT, { error: 'too_big' })

const one = z.strictObject({ ...inProject, Id: id })

/** The most views of a file. */
const MAX_IMPORTED = 50

/** What authors do with views. */
export const authorCalls = {
  listViews: readCall({
    path: '/api/view/List',
    summary: 'The views and directives of the project, by category and name, without their text.',
    input: z.strictObject({
      ...inProject,
      Page: page.default(1),
      Search: z.string().trim().max(100).default(''),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: paged(viewLine),
    access,
  }),
  getView: readCall({
    path: '/api/view/ById',
    summary: 'A view with its latest text, published or not.',
    input: one,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: viewDraft,
    access,
  }),
  saveView: writeCall({
    path: '/api/view/Save',
    summary:
      'Adds a view, or saves its next version; `conflict` where somebody has saved one since the version that is named.',
    input: z.strictObject({
      ...inProject,
      Id: id.optional(),
      ...viewInput,
      Version: id.optional(),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Id: absentId,
      Class: 'view2' as const,
      Name: 'home',
      Access: ['Mentee' as const],
      Html: '<p>{{ view.who.FirstName }}</p>',
    }),
    output: viewDraft,
    access,
    audit: 'views.saved',
    feed: 'project',
  }),
  publishView: writeCall({
    path: '/api/view/Publish',
    summary: 'Shows a version of a view to those it is for, or with null none.',
    input: z.strictObject({ ...inProject, Id: id, Version: id.nullable() }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId, Version: 1 }),
    output: viewLine,
    access,
    audit: 'views.published',
    feed: 'project',
  }),
  listViewVersions: readCall({
    path: '/api/view/Versions',
    summary: 'The versions of a view with their text, the latest first.',
    input: z.strictObject({ ...inProject, Id: id, Page: page.default(1) }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: paged(viewVersion),
    access,
  }),
  listCallable: readCall({
    path: '/api/view/Callable',
    summary: 'The calls of the contract that a view may list.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Name: z.string(), Summary: z.string(), Writes: z.boolean() })),
    access,
  }),
  deleteViewById: writeCall({
    path: '/api/view/DeleteById',
    summary: 'Deletes a view with its versions.',
    input: one,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access,
    audit: 'views.deleted',
    feed: 'project',
  }),
  importViews: writeCall({
    path: '/api/view/Import',
    summary:
      'Adds views of another project’s export as drafts; what has a name of here becomes its next version.',
    input: z.strictObject({
      ...inProject,
      Views: z.array(z.strictObject(viewInput)).min(1).max(MAX_IMPORTED),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Views: [{ Class: 'view2' as const, Name: 'absent', Access: [] }],
    }),
    output: z.strictObject({ Added: z.int(), Changed: z.int() }),
    access,
    audit: 'views.imported',
    feed: 'project',
    bodyBytes: 8 * 1024 * 1024,
  }),
}

/** The same by the specification's own calls. */
export const specifiedCalls = {
  listClasses: readCall({
    path: '/api/view/classes',
    summary: 'The classes of views, with how many there are of each.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Class: viewClass, Count: z.int() })),
    access,
  }),
  listByClass: readCall({
    path: '/api/view/byClass',
    summary: 'The names of the views of a class.',
    input: z.strictObject({ ...inProject, type: viewClass }),
    example: ({ projectId }) => ({ ProjectId: projectId, type: 'directive' as const }),
    output: z.array(z.string()),
    access,
  }),
  getTemplate: readCall({
    path: '/api/view/get',
    summary: 'The latest template of a view.',
    input: z.strictObject({ ...inProject, Class: viewClass, Name: viewName }),
    example: ({ projectId }) => ({ ProjectId: projectId, Class: 'view' as const, Name: 'absent' }),
    output: z.strictObject({ HTML: z.string() }),
    access,
  }),
  setTemplate: writeCall({
    path: '/api/view/set',
    summary:
      'Saves the template of a view as its next version, and publishes it; one that is not there yet is added for nobody.',
    input: z.strictObject({ ...inProject, Name: viewName, Type: viewClass, HTML: text }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      Type: 'directive' as const,
      HTML: '<p></p>',
    }),
    output: viewLine,
    access,
    audit: 'views.saved',
    feed: 'project',
  }),
  deleteView: writeCall({
    path: '/api/view/delete',
    summary: 'Deletes a view with its versions, by its name.',
    input: z.strictObject({ ...inProject, type: viewClass, name: viewName }),
    example: ({ projectId }) => ({ ProjectId: projectId, type: 'view' as const, name: 'absent' }),
    output: done,
    access,
    audit: 'views.deleted',
    feed: 'project',
  }),
  customViewList: readCall({
    path: '/api/view/CustomViewList',
    summary: 'The views without a category, by name.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(z.strictObject({ Name: z.string(), Descr: z.string(), Access: viewAccess })),
    access,
  }),
  setCustomView: writeCall({
    path: '/api/view/SetCustomView',
    summary: 'Saves a view without a category, and publishes it.',
    input: z.strictObject({
      ...inProject,
      Name: viewName,
      Descr: viewInput.Descr,
      Ctrl: text.default(''),
      View: text.default(''),
      Access: viewAccess,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      View: '<p></p>',
      Access: [],
    }),
    output: viewLine,
    access,
    audit: 'views.saved',
    feed: 'project',
  }),
  getCustomViews2: readCall({
    path: '/api/view/GetCustomViews2',
    summary: 'The views with a category, by category and name.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        Name: z.string(),
        Category: z.string(),
        Descr: z.string(),
        Access: viewAccess,
      }),
    ),
    access,
  }),
  saveCustomView2: writeCall({
    path: '/api/view/SaveCustomView2',
    summary: 'Saves a view with a category, and publishes it.',
    input: z.strictObject({
      ...inProject,
      Name: viewName,
      View: z.strictObject({
        /** Part of a view (spec §3): the name of the call again. */
        Name: viewName.optional(),
        Descr: viewInput.Descr,
        Category: viewCategory.default(''),
        Access: viewAccess,
        Controller: text.default(''),
        Html: text.default(''),
      }),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Name: 'absent',
      View: {
        Html: '<p></p>',
        Access: [],
      },
    }),
    output: viewLine,
    access,
    audit: 'views.saved',
    feed: 'project',
  }),
}
