import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import { renameKey } from '@telemachos/rules/expressions/rename-names'
import type { Db } from '../../kernel/database/database.ts'
import { copyActionTexts, copyProjectTexts } from '../language/index.ts'
import { refreshActionTexts } from './author-texts-store.ts'
import * as store from './copies-store.ts'
import { copyPictures } from './picture-store.ts'

interface Copying {
  readonly from: number
  readonly to: number
  readonly by: number
  readonly at: Date
}

/** What an action that is copied begins anew, in whichever columns there are. */
const ANEW: store.StoredRow = { version: 1, form_version: 1 }

/** Fixed dates of an action in its project, and the day of its last event, in whichever columns there are. */
const UNDATED: store.StoredRow = {
  due_on: null,
  due_grace: null,
  due_grace_unit: null,
  last_event_on: null,
}

/**
 * Copies the actions of a project into one that has none, with forms, conditions and rules: what names
 * another action names its copy. Archived ones stay behind, and so do fixed dates, which belong to the
 * year of the project.
 * @returns the copy of each action, by the id of the original.
 */
export async function copyActions(
  db: Db,
  { from, to, by, at }: Copying,
): Promise<ReadonlyMap<number, number>> {
  const all = await store.readStoredActions(db, from)
  const originals = all.filter(({ link }) => (link['archived_at'] ?? null) === null)
  const taken = await store.takeActionIds(db, originals.length)
  const ids = new Map(
    originals.map(({ action }, place) => [Number(action['id']), taken[place] ?? 0]),
  )
  const saved = { created_at: at, saved_at: at, saved_by: by }
  const changed = { changed_at: at, changed_by: by, revision: 1 }
  await store.insertStoredActions(
    db,
    originals.map(({ action, link }) => {
      const id = ids.get(Number(action['id']))
      return {
        action: { ...withIds(action, ids), ...only(action, { ...ANEW, ...saved }), id },
        link: {
          ...link,
          ...only(link, { ...changed, ...UNDATED }),
          ...anchorIn(link, ids),
          project_id: to,
          action_id: id,
        },
      }
    }),
  )
  await copyPictures(db, ids)
  await copyActionTexts(db, ids, { by, at })
  await refreshActionTexts(db, [...ids.values()])
  await store.copyGroups(db, from, to)
  await copyProjectTexts(db, { from, to, by, at, starts: [GROUP_FIELD] })
  return ids
}

/** The action's deadline counts from the copy of what it counted from; from an archived one, not at all. */
function anchorIn(link: store.StoredRow, ids: ReadonlyMap<number, number>): store.StoredRow {
  const anchor = link['due_anchor_id']
  if (typeof anchor !== 'number') return {}
  const copy = ids.get(anchor)
  return copy === undefined
    ? { due_anchor_id: null, due_from: null, due_amount: null, due_unit: null }
    : { due_anchor_id: copy }
}

/** A row whose conditions, wherever they stand, name the copies. */
function withIds(action: store.StoredRow, ids: ReadonlyMap<number, number>): store.StoredRow {
  const rule = action['completion']
  return {
    ...action,
    enable_condition: mapCompletions(String(action['enable_condition'] ?? ''), ids),
    show_condition: mapCompletions(String(action['show_condition'] ?? ''), ids),
    ...(isRecord(rule) &&
      typeof rule['Condition'] === 'string' && {
        completion: { ...rule, Condition: mapCompletions(rule['Condition'], ids) },
      }),
  }
}

/** A condition in which `completion['67']` names the copy of action 67. */
function mapCompletions(source: string, ids: ReadonlyMap<number, number>): string {
  let mapped = source
  for (const [from, to] of ids) {
    const renaming = { of: ['completion'], from: String(from), to: String(to) }
    if (mapped.includes(String(from))) mapped = renameKey(mapped, renaming) ?? mapped
  }
  return mapped
}

/** Those of the values for which the row has a column. */
const only = (row: store.StoredRow, values: store.StoredRow): store.StoredRow =>
  Object.fromEntries(Object.entries(values).filter(([column]) => Object.hasOwn(row, column)))

const isRecord = (value: unknown): value is store.StoredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An action as a ready-made programme has it; its key is what conditions call it: `completion['@key']`. */
export interface PreparedAction extends Omit<store.WrittenAction, 'id' | 'flags'> {
  readonly key: string
  readonly isHiddenFromMentee: boolean
}

/** Writes the actions of a ready-made programme into a project that has none, unpublished. */
export async function insertPrepared(
  db: Db,
  projectId: number,
  actions: readonly PreparedAction[],
): Promise<void> {
  const taken = await store.takeActionIds(db, actions.length)
  const ids = new Map(actions.map(({ key }, place) => [`@${key}`, String(taken[place])]))
  const condition = (source: string) =>
    [...ids].reduce(
      (mapped, [from, to]) => renameKey(mapped, { of: ['completion'], from, to }) ?? mapped,
      source,
    )
  await store.insertWrittenActions(
    db,
    projectId,
    actions.map(({ key: _key, isHiddenFromMentee, ...action }, place) => ({
      ...action,
      id: taken[place] ?? 0,
      enable: condition(action.enable),
      show: condition(action.show),
      flags: GRID_FLAGS.CanDelete | (isHiddenFromMentee ? GRID_FLAGS.HideFromMentee : 0),
    })),
  )
}
