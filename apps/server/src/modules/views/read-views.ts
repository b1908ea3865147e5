import { contract } from '@telemachos/contract'
import type { CallDefinition, InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { VIEW_CLASSES } from '@telemachos/contract/views/entities'
import { isCallableByViews } from '@telemachos/contract/views/callable'
import { STATISTICS_CATEGORY } from '@telemachos/contract/views/limits'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { accessDirective, accessNamed, accessShown, accessView, allowCategory } from './policy.ts'
import { viewWords } from './view-texts.ts'
import * as store from './view-store.ts'

type Calls = typeof contract.views.calls

/** Views and versions of a page of a list. */
const PAGE = 20

export const lineOf = (row: store.ViewRow): OutputOf<Calls['publishView']> => ({
  Id: row.id,
  Class: row.class,
  Name: row.name,
  Category: row.category,
  Descr: row.descr,
  Access: [...row.access],
  Version: row.version,
  Published: row.published,
  ChangedAt: row.changedAt,
  By: row.by,
})

const textOf = ({ html, controller, styles, calls }: store.ViewText) => ({
  Html: html,
  Controller: controller,
  Styles: styles,
  Calls: [...calls],
})

export const draftOf = (row: store.WrittenView): OutputOf<Calls['getView']> => ({
  ...lineOf(row),
  ...textOf(row),
})

export const directiveOf = ({ name, html, controller, styles }: store.WrittenView) => ({
  Name: name,
  Html: html,
  Controller: controller,
  Styles: styles,
})

const CALLABLE: ReadonlyMap<string, CallDefinition> = new Map(
  Object.values(contract).flatMap(({ domain, calls }) =>
    Object.entries<CallDefinition>(calls)
      .map(([verb, call]) => [`${domain}.${verb}`, call] as const)
      .filter(([name, call]) => isCallableByViews(name, call)),
  ),
)

/**
 * Refuses calls that no view makes.
 * @throws invalid_input naming the first of them.
 */
export function requireCallable(names: readonly string[]): void {
  const unknown = names.findIndex((name) => !CALLABLE.has(name))
  if (unknown >= 0) throw refuseField(`Calls.${unknown}`, 'view_call')
}

export async function listCallable(): Promise<OutputOf<Calls['listCallable']>> {
  return [...CALLABLE].map(([Name, { summary, effect }]) => ({
    Name,
    Summary: summary,
    Writes: effect === 'write',
  }))
}

export async function listViews(
  { Page, Search }: InputOf<Calls['listViews']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listViews']>> {
  const wanted = { search: Search, page: Page, size: PAGE }
  const { list, count, all } = await store.listViews(db, actor.projectId, wanted)
  return { list: list.map(lineOf), count, All: all }
}

export async function getView(
  { Id }: InputOf<Calls['getView']>,
  context: CallContext,
): Promise<OutputOf<Calls['getView']>> {
  return draftOf(await accessView(context, Id))
}

export async function listViewVersions(
  { Id, Page }: InputOf<Calls['listViewVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listViewVersions']>> {
  await accessView(context, Id)
  const { list, count } = await store.listVersions(context.db, Id, { page: Page, size: PAGE })
  return {
    list: list.map((one) => ({ Version: one.version, At: one.at, By: one.by, ...textOf(one) })),
    count,
    All: count,
  }
}

/** What a role is shown of a view, with the parts of the project. */
export async function openView(
  { Name, Category, IsDirective }: InputOf<Calls['openView']>,
  context: CallContext,
): Promise<OutputOf<Calls['openView']>> {
  const view = await (IsDirective ? accessDirective : accessShown)(context, Name)
  allowCategory({ category: view.category, wanted: Category }, context)
  const directives = await store.listDirectives(context.db, context.actor.projectId)
  const words = await viewWords(context)
  return {
    Name: view.name,
    Title: words.title(view),
    Class: view.class,
    Category: view.category,
    Version: view.published ?? view.version,
    ...textOf(words.view(view)),
    Directives: directives
      .filter(({ id }) => id !== view.id)
      .map((part) => directiveOf(words.view(part))),
  }
}

/** A view that the caller is shown, in their language. */
async function readShown(context: CallContext, name: string): Promise<store.WrittenView> {
  const view = await accessShown(context, name)
  return (await viewWords(context)).view(view)
}

export async function getCustomView(
  { Name }: InputOf<Calls['getCustomView']>,
  context: CallContext,
): Promise<OutputOf<Calls['getCustomView']>> {
  const { html, controller } = await readShown(context, Name)
  return { View: html, Controller: controller }
}

export async function getCustomView2(
  { Name }: InputOf<Calls['getCustomView2']>,
  context: CallContext,
): Promise<OutputOf<Calls['getCustomView2']>> {
  const { html, controller } = await readShown(context, Name)
  return { Html: html, Controller: controller }
}

export async function autoCache(
  _input: InputOf<Calls['autoCache']>,
  context: CallContext,
): Promise<OutputOf<Calls['autoCache']>> {
  const { db, actor } = context
  const views = await store.listShown(db, actor.projectId, actor.role)
  const words = await viewWords(context)
  return views.map((view) => ({
    Name: view.name,
    Title: words.title(view),
    Data: { Class: view.class, ...textOf(words.view(view)) },
  }))
}

export async function listStatisticsViews(
  _input: InputOf<Calls['listStatisticsViews']>,
  context: CallContext,
): Promise<OutputOf<Calls['listStatisticsViews']>> {
  const { db, actor } = context
  const views = await store.listShownOf(db, actor.projectId, actor.role, STATISTICS_CATEGORY)
  const words = await viewWords(context)
  return views.map((view) => ({
    Name: view.name,
    Title: words.title(view),
    Category: view.category,
    Descr: words.descr(view),
  }))
}

export async function listDirectives(
  _input: InputOf<Calls['listDirectives']>,
  context: CallContext,
): Promise<OutputOf<Calls['listDirectives']>> {
  const parts = await store.listDirectives(context.db, context.actor.projectId)
  const words = await viewWords(context)
  return parts.map((part) => directiveOf(words.view(part)))
}

export async function listClasses(
  _input: InputOf<Calls['listClasses']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listClasses']>> {
  const counts = await store.countClasses(db, actor.projectId)
  return VIEW_CLASSES.map((Class) => ({
    Class,
    Count: counts.find((one) => one.class === Class)?.count ?? 0,
  }))
}

export async function listByClass(
  { type }: InputOf<Calls['listByClass']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listByClass']>> {
  return (await store.listOfClass(db, actor.projectId, type)).map(({ name }) => name)
}

export async function customViewList(
  _input: InputOf<Calls['customViewList']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['customViewList']>> {
  const views = await store.listOfClass(db, actor.projectId, 'view')
  return views.map(({ name, descr, access }) => ({ Name: name, Descr: descr, Access: [...access] }))
}

export async function getCustomViews2(
  _input: InputOf<Calls['getCustomViews2']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getCustomViews2']>> {
  const views = await store.listOfClass(db, actor.projectId, 'view2')
  return views.map(({ name, category, descr, access }) => ({
    Name: name,
    Category: category,
    Descr: descr,
    Access: [...access],
  }))
}

export async function getTemplate(
  { Class, Name }: InputOf<Calls['getTemplate']>,
  context: CallContext,
): Promise<OutputOf<Calls['getTemplate']>> {
  const { html } = await accessNamed(context, Name, Class === 'directive')
  return { HTML: html }
}
