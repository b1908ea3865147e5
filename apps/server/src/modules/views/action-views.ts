import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { viewerOf } from '@telemachos/contract/views/action-viewers'
import type { CallContext } from '../../kernel/context.ts'
import { accessAction, accessCell } from '../actions/index.ts'
import * as store from './action-view-store.ts'
import { accessActionView, allowViewer } from './policy.ts'
import { directiveOf } from './read-views.ts'
import { viewWords } from './view-texts.ts'
import { listDirectives } from './view-store.ts'

type Calls = typeof contract.views.calls

/** Views and versions of a page of a list. */
const PAGE = 20

export const actionLineOf = (row: store.ActionViewRow): OutputOf<Calls['publishActionView']> => ({
  Id: row.id,
  ActionId: row.actionId,
  TypeId: row.typeId,
  Title: row.title,
  ViewType: row.viewer,
  WrittenAt: row.writtenAt,
  Version: row.version,
  Published: row.published,
  ChangedAt: row.changedAt,
  By: row.by,
})

const textOf = (text: store.ActionViewText) => ({
  Html: text.html,
  Controller: text.controller,
  Functions: text.functions,
  Styles: text.styles,
  Calls: [...text.calls],
  Titles: { ...text.titles },
})

export const actionDraftOf = (row: store.WrittenActionView): OutputOf<Calls['getActionView']> => ({
  ...actionLineOf(row),
  ...textOf(row),
})

/** What the caller is shown of an action of a mentee within their reach. */
export async function openActionView(
  { ActionId, MenteeId }: InputOf<Calls['openActionView']>,
  context: CallContext,
): Promise<OutputOf<Calls['openActionView']>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const { db, actor } = context
  const [view, directives] = await Promise.all([
    store.findShown(db, cell, viewerOf(actor.role)),
    listDirectives(db, actor.projectId),
  ])
  if (!view) return { View: null }
  const words = await viewWords(context)
  return {
    View: {
      Id: view.id,
      Version: view.published ?? view.version,
      ...textOf(words.actionView(view)),
      Directives: directives.map((part) => directiveOf(words.view(part))),
    },
  }
}

export async function listActionViews(
  { Page }: InputOf<Calls['listActionViews']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listActionViews']>> {
  const wanted = { page: Page, size: PAGE }
  const { list, count } = await store.listActionViews(db, actor.projectId, wanted)
  return { list: list.map(actionLineOf), count, All: count }
}

export async function listViewsOfAction(
  { ActionId }: InputOf<Calls['listViewsOfAction']>,
  context: CallContext,
): Promise<OutputOf<Calls['listViewsOfAction']>> {
  const { TypeId: typeId } = await accessAction(context, ActionId)
  const { projectId } = context.actor
  const views = await store.listOfAction(context.db, { projectId, actionId: ActionId, typeId })
  return views.map(actionLineOf)
}

export async function getActionView(
  { Id }: InputOf<Calls['getActionView']>,
  context: CallContext,
): Promise<OutputOf<Calls['getActionView']>> {
  return actionDraftOf(await accessActionView(context, Id))
}

export async function listActionViewVersions(
  { Id, Page }: InputOf<Calls['listActionViewVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listActionViewVersions']>> {
  await accessActionView(context, Id)
  const { list, count } = await store.listActionVersions(context.db, Id, { page: Page, size: PAGE })
  return {
    list: list.map((one) => ({ Version: one.version, At: one.at, By: one.by, ...textOf(one) })),
    count,
    All: count,
  }
}

/** What is published of an action for a viewer; nothing where the product's own page stands. */
export async function getActionTemplate(
  { type, id }: InputOf<Calls['getActionTemplate']>,
  context: CallContext,
): Promise<OutputOf<Calls['getActionTemplate']>> {
  const { TypeId: typeId } = await accessAction(context, id)
  allowViewer(type, context)
  const { projectId } = context.actor
  const view = await store.findShown(context.db, { projectId, actionId: id, typeId }, type)
  return {
    html: view?.html ?? '',
    Controller: view?.controller ?? '',
    Functions: view?.functions ?? '',
    Titles: view?.titles ?? {},
  }
}
