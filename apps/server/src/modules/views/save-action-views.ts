import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { accessAction } from '../actions/index.ts'
import { forgetThingTexts } from '../language/index.ts'
import { actionDraftOf, actionLineOf } from './action-views.ts'
import * as store from './action-view-store.ts'
import { actionViewStart } from './view-texts.ts'
import { accessActionView } from './policy.ts'
import { requireCallable } from './read-views.ts'

type Calls = typeof contract.views.calls
type Line = OutputOf<Calls['publishActionView']>

const EMPTY: store.ActionViewText = {
  html: '',
  controller: '',
  functions: '',
  styles: '',
  calls: [],
  titles: {},
}

/**
 * Saves a view where it is of: a new one, or the next version of the one that is there.
 * @param seen - the version from which it was changed, 0 for none; left out, the one that is there.
 * @returns its number.
 * @throws invalid_input naming a call of `Calls` that no view makes; conflict where somebody saved it
 *   meanwhile.
 */
async function save(
  { db, actor, now, audit }: CallContext,
  place: store.ActionViewPlace,
  change: Partial<store.ActionViewText>,
  seen?: number,
): Promise<number> {
  const before = await store.findPlaced(db, place)
  // A first view of one action begins as what it takes the place of.
  const start = before ?? (await findStart(db, place)) ?? EMPTY
  const { html, controller, functions, styles, calls, titles } = { ...start, ...change }
  requireCallable(calls)
  const saved = {
    html,
    controller,
    functions,
    styles,
    titles,
    calls: [...new Set(calls)],
    by: actor.userId,
    at: now,
  }
  const version = before?.version ?? 0
  const isNow = (seen ?? version) === version
  const id = before
    ? isNow && (await store.updateActionView(db, before.id, version, saved)) && before.id
    : isNow && (await store.insertActionView(db, place, saved))
  if (!id) throw new AppError('conflict', { details: { Version: version } })
  audit({ detail: { view: id }, ...(place.actionId !== null && { actionId: place.actionId }) })
  return id
}

async function findStart(
  db: CallContext['db'],
  { actionId, projectId, viewer }: store.ActionViewPlace,
): Promise<store.ActionViewText | undefined> {
  return actionId === null ? undefined : store.findDefault(db, { projectId, actionId, viewer })
}

/** Saves a view as its author has it: a draft until it is published. */
export async function saveActionView(
  { ActionId, OfType, ViewType: viewer, Version, ...text }: InputOf<Calls['saveActionView']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveActionView']>> {
  const { TypeId } = await accessAction(context, ActionId)
  const { projectId } = context.actor
  const place = OfType
    ? { projectId, actionId: null, typeId: TypeId, viewer }
    : { projectId, actionId: ActionId, typeId: null, viewer }
  const id = await save(
    context,
    place,
    {
      html: text.Html,
      controller: text.Controller,
      functions: text.Functions,
      styles: text.Styles,
      calls: text.Calls,
      titles: text.Titles as Record<string, string>,
    },
    Version,
  )
  return actionDraftOf(await accessActionView(context, id))
}

/** Shows a version of a view, or none. */
export async function publishActionView(
  { Id, Version }: InputOf<Calls['publishActionView']>,
  context: CallContext,
): Promise<Line> {
  const { actionId } = await accessActionView(context, Id)
  if (!(await store.publishActionVersion(context.db, Id, Version)))
    throw refuseField('Version', 'view_version')
  context.audit({
    detail: { view: Id, version: Version },
    ...(actionId !== null && { actionId }),
  })
  return actionLineOf(await accessActionView(context, Id))
}

/** Deletes a view: what it took the place of stands again. */
export async function deleteActionView(
  { Id }: InputOf<Calls['deleteActionView']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteActionView']>> {
  const { actionId } = await accessActionView(context, Id)
  const { projectId } = context.actor
  await store.deleteActionView(context.db, projectId, Id)
  await forgetThingTexts(context.db, projectId, actionViewStart(Id))
  context.audit({ detail: { view: Id }, ...(actionId !== null && { actionId }) })
  return { ok: true }
}

/** A part of the view of an action of the project, saved and shown at once. */
const ofAction = async (
  context: CallContext,
  [actionId, viewer]: readonly [number, store.ActionViewPlace['viewer']],
  change: Partial<store.ActionViewText>,
): Promise<Line> => {
  await accessAction(context, actionId)
  const { projectId } = context.actor
  return saveShown(context, { projectId, actionId, typeId: null, viewer }, change)
}

/** The same of the view of a type of action. */
const ofType = async (
  context: CallContext,
  [typeId, viewer]: readonly [number, store.ActionViewPlace['viewer']],
  change: Partial<store.ActionViewText>,
  field = 'Id',
): Promise<Line> => {
  if (!(await store.isActionType(context.db, typeId))) throw refuseField(field, 'unknown_type')
  const { projectId } = context.actor
  return saveShown(context, { projectId, actionId: null, typeId, viewer }, change)
}

async function saveShown(
  context: CallContext,
  place: store.ActionViewPlace,
  change: Partial<store.ActionViewText>,
): Promise<Line> {
  const id = await save(context, place, change)
  const { version } = await accessActionView(context, id)
  await store.publishActionVersion(context.db, id, version)
  return actionLineOf(await accessActionView(context, id))
}

/** The specification's own calls. */
export const specifiedActionViews = {
  saveController: ({ Id, ctrl, viewType }: InputOf<Calls['saveController']>, at: CallContext) =>
    ofAction(at, [Id, viewType], { controller: ctrl }),
  saveTypeController: (
    { Id, ctrl, viewType }: InputOf<Calls['saveTypeController']>,
    at: CallContext,
  ) => ofType(at, [Id, viewType], { controller: ctrl }),
  saveFunctions: ({ Id, Functions, viewType }: InputOf<Calls['saveFunctions']>, at: CallContext) =>
    ofAction(at, [Id, viewType], { functions: Functions }),
  saveTypeFunctions: (
    { Id, Functions, viewType }: InputOf<Calls['saveTypeFunctions']>,
    at: CallContext,
  ) => ofType(at, [Id, viewType], { functions: Functions }),
  setActionTemplate: ({ type, id, html }: InputOf<Calls['setActionTemplate']>, at: CallContext) =>
    ofAction(at, [id, type], { html }),
  setTypeTemplate: ({ type, id, html }: InputOf<Calls['setTypeTemplate']>, at: CallContext) =>
    ofType(at, [id, type], { html }, 'id'),
}
