import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { namesOf, parentOf, ROOT, within } from '@telemachos/contract/library/category-path'
import {
  FOLDER_PATH,
  MOST_FOLDER_LEVELS,
  MOST_SUBFOLDERS,
} from '@telemachos/contract/library/limits'
import { sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { announceToAll } from './announce.ts'
import * as store from './folder-store.ts'
import { accessFolder, isOfStaff, viewerOf } from './policy.ts'

type Calls = typeof contract.library.calls

/** A folder and those in it. @throws not_found. */
export async function listFolders(
  { Category }: InputOf<Calls['listFolders']>,
  context: CallContext,
): Promise<OutputOf<Calls['listFolders']>> {
  const { projectId } = viewerOf(context)
  await accessFolder(context, Category)
  const SubCategories = await store.listFolders(context.db, projectId, Category, MOST_SUBFOLDERS)
  return { Name: Category, SubCategories }
}

/** Makes a folder. @throws not_found; rule_violated `library_folder_taken`, and as makeFolder. */
export async function addFolder(
  { Category, Name }: InputOf<Calls['addFolder']>,
  context: CallContext,
): Promise<OutputOf<Calls['addFolder']>> {
  const { projectId } = viewerOf(context)
  await store.lockFolders(context.db, projectId, 'update')
  await accessFolder(context, Category)
  const path = within(Category, Name)
  if (!(await makeFolder(context, path))) throw ruleViolated('library_folder_taken')
  context.audit({ detail: { folder: path } })
  announceToAll(context)
  return { Category: path }
}

/**
 * Moves a folder with all that is in it, or gives it another name.
 * @throws not_found; rule_violated `library_folder_inside`, `library_folder_taken`,
 *   `library_too_many_folders`; invalid_input `library_too_deep`.
 */
export async function moveFolder(
  { Category, Into, Name }: InputOf<Calls['moveFolder']>,
  context: CallContext,
): Promise<OutputOf<Calls['moveFolder']>> {
  const { db } = context
  const { projectId } = viewerOf(context)
  await store.lockFolders(db, projectId, 'update')
  await accessFolder(context, Category)
  await accessFolder(context, Into)
  const path = within(Into, Name)
  if (path === Category) {
    context.audit({ unchanged: true })
    return { Category: path }
  }
  if (Into.startsWith(Category)) throw ruleViolated('library_folder_inside')
  if (await store.hasFolder(db, projectId, path)) throw ruleViolated('library_folder_taken')
  const paths = await store.listPaths(db, projectId, Category)
  for (const old of paths) requirePath(path + old.slice(Category.length))
  if (parentOf(Category) !== Into) await requireRoom(context, Into)
  await store.moveFolder(db, projectId, Category, folderAt(path))
  context.audit({ detail: { folder: Category, to: path } })
  announceToAll(context)
  return { Category: path }
}

/** Removes an empty folder. @throws not_found; rule_violated `library_folder_not_empty`. */
export async function removeFolder(
  { Category }: InputOf<Calls['removeFolder']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeFolder']>> {
  const { db } = context
  const { projectId } = viewerOf(context)
  await store.lockFolders(db, projectId, 'update')
  await accessFolder(context, Category)
  if (!(await store.isEmpty(db, projectId, Category)))
    throw ruleViolated('library_folder_not_empty')
  await store.deleteFolder(db, projectId, Category)
  context.audit({ detail: { folder: Category } })
  announceToAll(context)
  return { ok: true }
}

/**
 * A folder that something is put in, which stays until the transaction ends; staff may name one that is
 * not there yet. @throws invalid_input `library_no_folder`, and as makeFolder.
 */
export async function requireFolder(context: CallContext, path: string): Promise<void> {
  const { db, actor } = context
  const { projectId } = actor
  if (!(await store.hasFolder(db, projectId, path)) && isOfStaff(actor)) {
    await store.lockFolders(db, projectId, 'update')
    await makeFolder(context, path)
    return
  }
  await store.lockFolders(db, projectId, 'share')
  if (!(await store.hasFolder(db, projectId, path)))
    throw refuseField('Category', 'library_no_folder')
}

/** No folder goes until the transaction ends. */
export const keepFolders = ({ db, actor }: CallContext): Promise<void> =>
  store.lockFolders(db, actor.projectId, 'share')

/** The folder, or the topmost one where it is gone by now; it stays until the transaction ends. */
export async function folderOrRoot(context: CallContext, path: string): Promise<string> {
  const { db, actor } = context
  await keepFolders(context)
  return (await store.hasFolder(db, actor.projectId, path)) ? path : ROOT
}

/** Makes a folder and those above it that are not there; @returns false where it is there. */
async function makeFolder(context: CallContext, path: string): Promise<boolean> {
  const { db, actor } = context
  requirePath(path)
  let made = false
  for (let depth = 1; depth <= namesOf(path).length; depth++) {
    const own = within(ROOT, namesOf(path).slice(0, depth).join('/'))
    if (await store.hasFolder(db, actor.projectId, own)) continue
    await requireRoom(context, parentOf(own) ?? ROOT)
    made = await store.insertFolder(db, actor.projectId, folderAt(own))
  }
  return made
}

function folderAt(path: string): store.NewFolder {
  const name = namesOf(path).at(-1) ?? ''
  return { path, parent: parentOf(path) ?? ROOT, name, sortKey: sortKey(name) }
}

function requirePath(path: string): void {
  const isTooDeep = path.length > FOLDER_PATH || namesOf(path).length > MOST_FOLDER_LEVELS
  if (isTooDeep) throw refuseField('Category', 'library_too_deep')
}

async function requireRoom({ db, actor }: CallContext, parent: string): Promise<void> {
  await lockCounted(db, 'library folders', actor.projectId)
  if ((await store.countFolders(db, actor.projectId, parent)) >= MOST_SUBFOLDERS)
    throw ruleViolated('library_too_many_folders')
}
