import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { ViewClass } from '@telemachos/contract/views/entities'
import { MAX_VIEWS } from '@telemachos/contract/views/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { forgetThingTexts } from '../language/index.ts'
import { accessNamed, accessView, allowAccess } from './policy.ts'
import { draftOf, lineOf, requireCallable } from './read-views.ts'
import { viewStart } from './view-texts.ts'
import * as store from './view-store.ts'

type Calls = typeof contract.views.calls

/** A view as it is written, without who writes it and when. */
type Written = Omit<store.SavedView, 'by' | 'at'>

const writtenOf = (input: InputOf<Calls['importViews']>['Views'][number]): Written => ({
  class: input.Class,
  name: input.Name,
  descr: input.Descr,
  access: input.Access,
  category: input.Class === 'view2' ? input.Category : '',
  html: input.Html,
  controller: input.Controller,
  styles: input.Styles,
  calls: input.Calls,
})

/**
 * Saves a view of the caller's project: a new one, or the next version of one.
 * @param seen - the version from which it was changed.
 * @throws invalid_input naming `Access` above the author's own role, or a call of `Calls` that no view
 *   makes; conflict where somebody saved it meanwhile; rule_violated `project_views_full`.
 */
async function save(
  context: CallContext,
  written: Written,
  before?: { readonly id: number; readonly version: number },
  seen = before?.version,
): Promise<number> {
  const { db, actor, now } = context
  allowAccess(written, context)
  requireCallable(written.calls)
  const saved = {
    ...written,
    access: [...new Set(written.access)],
    calls: [...new Set(written.calls)],
    by: actor.userId,
    at: now,
  }
  if (before) {
    const isNow = await store.updateView(db, before.id, seen ?? before.version, saved)
    if (!isNow) throw new AppError('conflict', { details: { Version: before.version } })
    return before.id
  }
  await lockCounted(db, 'views', actor.projectId)
  if ((await store.countViews(db, actor.projectId)) >= MAX_VIEWS)
    throw ruleViolated('project_views_full', { most: MAX_VIEWS })
  return store.insertView(db, actor.projectId, saved)
}

/** Saves a view as its author has it: a draft until it is published. */
export async function saveView(
  { Id, Version, ...input }: InputOf<Calls['saveView']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveView']>> {
  const before = Id === undefined ? undefined : await accessView(context, Id)
  const id = await save(context, writtenOf(input), before, Version ?? before?.version)
  context.audit({ detail: { view: id } })
  return draftOf(await accessView(context, id))
}

/** Shows a version of a view, or none. */
export async function publishView(
  { Id, Version }: InputOf<Calls['publishView']>,
  context: CallContext,
): Promise<OutputOf<Calls['publishView']>> {
  allowAccess(await accessView(context, Id), context)
  if (!(await store.publishVersion(context.db, Id, Version)))
    throw refuseField('Version', 'view_version')
  context.audit({ detail: { view: Id, version: Version } })
  return lineOf(await accessView(context, Id))
}

export async function deleteViewById(
  { Id }: InputOf<Calls['deleteViewById']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteViewById']>> {
  await accessView(context, Id)
  const { projectId } = context.actor
  await store.deleteView(context.db, projectId, Id)
  await forgetThingTexts(context.db, projectId, viewStart(Id))
  context.audit({ detail: { view: Id } })
  return { ok: true }
}

export async function deleteView(
  { type, name }: InputOf<Calls['deleteView']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteView']>> {
  const { id } = await accessNamed(context, name, type === 'directive')
  return deleteViewById({ Id: id }, context)
}

/** Takes views of a file as drafts: nothing is shown to anybody until it is published here. */
export async function importViews(
  { Views }: InputOf<Calls['importViews']>,
  context: CallContext,
): Promise<OutputOf<Calls['importViews']>> {
  let added = 0
  for (const input of Views) {
    const before = await findBefore(context, input.Class, input.Name)
    await save(context, writtenOf(input), before)
    if (!before) added += 1
  }
  context.audit({ detail: { views: Views.length } })
  return { Added: added, Changed: Views.length - added }
}

export async function setTemplate(
  { Name, Type, HTML }: InputOf<Calls['setTemplate']>,
  context: CallContext,
): Promise<OutputOf<Calls['setTemplate']>> {
  const before = await findBefore(context, Type, Name)
  const line = await saveNamed(context, before, {
    ...(before ?? { ...EMPTY, class: Type, name: Name }),
    html: HTML,
  })
  return publishView({ Id: line.Id, Version: line.Version }, context)
}

export async function setCustomView(
  { Name, Descr, Ctrl, View, Access }: InputOf<Calls['setCustomView']>,
  context: CallContext,
): Promise<OutputOf<Calls['setCustomView']>> {
  const before = await findBefore(context, 'view', Name)
  const written = { ...EMPTY, ...before, class: 'view' as const, category: '', name: Name }
  const line = await saveNamed(context, before, {
    ...written,
    descr: Descr,
    access: Access,
    controller: Ctrl,
    html: View,
  })
  return publishView({ Id: line.Id, Version: line.Version }, context)
}

/** @throws invalid_input naming `View.Name` where it is not the name of the call. */
export async function saveCustomView2(
  { Name, View }: InputOf<Calls['saveCustomView2']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveCustomView2']>> {
  if (View.Name !== undefined && View.Name !== Name) throw refuseField('View.Name', 'view_renamed')
  const before = await findBefore(context, 'view2', Name)
  const written = { ...EMPTY, ...before, class: 'view2' as const, name: Name }
  const line = await saveNamed(context, before, {
    ...written,
    descr: View.Descr,
    category: View.Category,
    access: View.Access,
    controller: View.Controller,
    html: View.Html,
  })
  return publishView({ Id: line.Id, Version: line.Version }, context)
}

const EMPTY: Omit<Written, 'class' | 'name'> = {
  category: '',
  descr: '',
  access: [],
  html: '',
  controller: '',
  styles: '',
  calls: [],
}

const findBefore = ({ db, actor }: CallContext, of: ViewClass, name: string) =>
  store.findNamed(db, actor.projectId, { name, directive: of === 'directive' })

async function saveNamed(
  context: CallContext,
  before: store.WrittenView | undefined,
  written: Written,
): Promise<OutputOf<Calls['setTemplate']>> {
  const id = await save(context, written, before)
  context.audit({ detail: { view: id } })
  return lineOf(await accessView(context, id))
}
