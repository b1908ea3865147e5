import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, numeral, page, paged } from '../core/shapes.ts'
import {
  actionViewDraft,
  actionViewLine,
  actionViewParts,
  actionViewVersion,
  runnableActionView,
  viewType,
} from './action-views.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

/** What they write runs as whoever sees the action: Admin alone (spec §6). */
const access = { roles: ['Admin'], scope: 'project' } as const

const one = z.strictObject({ ...inProject, Id: id })

const written = {
  Html: actionViewParts.Html.default(''),
  Controller: actionViewParts.Controller.default(''),
  Functions: actionViewParts.Functions.default(''),
  Styles: actionViewParts.Styles.default(''),
  Calls: actionViewParts.Calls.default([]),
  Titles: actionViewParts.Titles.default({}),
}

/** Actions that show a view of their own: seeing it, and writing it. */
export const actionViewCalls = {
  openActionView: readCall({
    path: '/api/action/OpenView',
    summary:
      'The view that the caller is shown of an action: that of the action, or else of its type; null where the product’s own page stands.',
    input: z.strictObject({ ActionId: id, MenteeId: id }),
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.strictObject({ View: runnableActionView.nullable() }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Mentee'], scope: 'relation' },
  }),
  listActionViews: readCall({
    path: '/api/action/ViewList',
    summary: 'The views of the project’s actions and of types of action, without their text.',
    input: z.strictObject({ ...inProject, Page: page.default(1) }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: paged(actionViewLine),
    access,
  }),
  listViewsOfAction: readCall({
    path: '/api/action/ViewsOf',
    summary: 'The views of an action, and those of its type.',
    input: z.strictObject({ ...inProject, ActionId: id }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: z.array(actionViewLine),
    access,
  }),
  getActionView: readCall({
    path: '/api/action/ViewById',
    summary: 'A view of an action or of a type with its latest text, published or not.',
    input: one,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: actionViewDraft,
    access,
  }),
  saveActionView: writeCall({
    path: '/api/action/SaveView',
    summary:
      'Saves the next version of a view of an action, or with `OfType` of all actions of its type; `conflict` where somebody has saved one since the version that is named, 0 for none.',
    input: z.strictObject({
      ...inProject,
      ActionId: id,
      OfType: z.boolean().default(false),
      ViewType: viewType,
      ...written,
      Version: z.int().min(0).optional(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      ViewType: 'mentee',
      Html: '<p>{{ view.action.Title }}</p>',
    }),
    output: actionViewDraft,
    access,
    audit: 'views.actionSaved',
    feed: 'project',
  }),
  publishActionView: writeCall({
    path: '/api/action/PublishView',
    summary: 'Shows a version of a view to those it is for, or with null none.',
    input: z.strictObject({ ...inProject, Id: id, Version: id.nullable() }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId, Version: 1 }),
    output: actionViewLine,
    access,
    audit: 'views.actionPublished',
    feed: 'project',
  }),
  listActionViewVersions: readCall({
    path: '/api/action/ViewVersions',
    summary: 'The versions of a view with their text, the latest first.',
    input: one.extend({ Page: page.default(1) }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: paged(actionViewVersion),
    access,
  }),
  deleteActionView: writeCall({
    path: '/api/action/DeleteView',
    summary: 'Deletes a view with its versions: back to the default.',
    input: one,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access,
    audit: 'views.actionDeleted',
    feed: 'project',
  }),
}

const asWriter = {
  output: actionViewLine,
  access,
  audit: 'views.actionSaved',
  feed: 'project',
} as const

/** The number of an action in an address. */
const idInPath = numeral.pipe(id)

/** The same by the specification's own calls. */
export const specifiedActionViewCalls = {
  saveController: writeCall({
    path: '/api/action/SaveController',
    summary: 'Saves the controller of a view of an action, and publishes it.',
    input: z.strictObject({ ...inProject, Id: id, ctrl: actionViewParts.Controller, viewType }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      Id: actionId,
      ctrl: '() => ({})',
      viewType: 'mentee',
    }),
    ...asWriter,
  }),
  saveTypeController: writeCall({
    path: '/api/action/SaveTypeController',
    summary: 'The same for all actions of a type that have no view of their own.',
    input: z.strictObject({ ...inProject, Id: id, ctrl: actionViewParts.Controller, viewType }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Id: 3,
      ctrl: '() => ({})',
      viewType: 'mentee',
    }),
    ...asWriter,
  }),
  saveFunctions: writeCall({
    path: '/api/action/SaveFunctions',
    summary: 'Saves the functions of a view of an action, and publishes it.',
    input: z.strictObject({
      ...inProject,
      Id: id,
      Functions: actionViewParts.Functions,
      viewType,
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      Id: actionId,
      Functions: '() => ({})',
      viewType: 'mentee',
    }),
    ...asWriter,
  }),
  saveTypeFunctions: writeCall({
    path: '/api/action/SaveTypeFunctions',
    summary: 'The same for all actions of a type that have no view of their own.',
    input: z.strictObject({
      ...inProject,
      Id: id,
      Functions: actionViewParts.Functions,
      viewType,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Id: 3,
      Functions: '() => ({})',
      viewType: 'mentee',
    }),
    ...asWriter,
  }),
  getActionTemplate: readCall({
    path: '/api/action/get{type}/{id}',
    summary:
      'What an action shows to a viewer (mentee, mentor or admin): those see their own, Admin all; empty where the product’s own page stands.',
    input: z.strictObject({ type: viewType, id: idInPath }),
    example: ({ actionId }) => ({ type: 'admin', id: actionId }),
    output: z.strictObject({
      html: z.string(),
      Controller: z.string(),
      Functions: z.string(),
      Titles: actionViewParts.Titles,
    }),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Mentee'], scope: 'project' },
  }),
  setActionTemplate: writeCall({
    path: '/api/action/set{type}/{id}',
    summary: 'Saves the template of a view of an action, and publishes it.',
    input: z.strictObject({ type: viewType, id: idInPath, html: actionViewParts.Html }),
    example: ({ actionId }) => ({ type: 'mentee', id: actionId, html: '<p></p>' }),
    ...asWriter,
  }),
  setTypeTemplate: writeCall({
    path: '/api/action/setType{type}/{id}',
    summary: 'The same for all actions of a type that have no view of their own.',
    input: z.strictObject({ type: viewType, id: idInPath, html: actionViewParts.Html }),
    example: () => ({ type: 'mentee', id: 3, html: '<p></p>' }),
    ...asWriter,
  }),
}
