import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { JsonText } from '../../kernel/json-text.ts'
import { within } from '../people/index.ts'
import { announceData } from './announce.ts'
import { parseData } from './data-object.ts'
import * as store from './data-store.ts'
import { fillDrawer, openDrawer, type ActionData, type DrawerPlace } from './drawers.ts'
import { accessCell, readsAllPrivateNotes, visibleAction, visibleFlags } from './policy.ts'

/** What mentors write about one mentee: their data, and the notes the mentee may or may not read. */
export type NotesDrawer = 'about' | 'public' | 'private'

interface Place {
  readonly ActionId: number
  readonly MenteeId: number
}

/**
 * What is written about a mentee in an action; of private notes, the caller's own.
 * @throws not_found.
 */
export async function readNotes(
  { ActionId, MenteeId }: Place,
  context: CallContext,
  drawer: NotesDrawer,
): Promise<ActionData> {
  const cell = await accessCell(context, MenteeId, ActionId)
  return openDrawer(context, notesOn(cell, context, drawer))
}

/**
 * Saves what is written about a mentee in an action. Of private notes nobody is told.
 * @throws not_found; invalid_input as parseData and fillDrawer.
 */
export async function saveNotes(
  { ActionId, MenteeId, Data }: Place & { readonly Data: string },
  context: CallContext,
  drawer: NotesDrawer,
  merge: boolean,
): Promise<ActionData> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const place = notesOn(cell, context, drawer)
  const saved = await fillDrawer(context, place, { data: parseData(Data), merge })
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { drawer } })
  if (drawer === 'public') announceData(context, cell)
  if (drawer === 'about') announceData(context, cell, 'allButMentee')
  return saved
}

function notesOn(
  { actionId, menteeId }: { readonly actionId: number; readonly menteeId: number },
  { actor }: CallContext,
  drawer: NotesDrawer,
): DrawerPlace {
  return { drawer, actionId, menteeId, authorId: drawer === 'private' ? actor.userId : null }
}

type PrivateNotes = OutputOf<typeof contract.actions.calls.listPrivateNotes>

/**
 * The private notes on a mentee that the caller may read, by author: everyone's for those who
 * oversee the mentee, their own for mentors.
 * @throws not_found.
 */
export async function listPrivateNotes(
  { ActionId, MenteeId }: Place,
  context: CallContext,
): Promise<PrivateNotes> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const { db, actor } = context
  return store.listPrivateNotes(db, cell, readsAllPrivateNotes(actor) ? null : actor.userId)
}

/**
 * The mentors' data about each mentee within reach that has any, by name.
 * @throws not_found when the action is not visible.
 */
export async function listAboutMentees(actionId: number, context: CallContext): Promise<JsonText> {
  const reach = within(context, { reads: 'all', actionId })
  const { db, actor } = context
  const key = { projectId: actor.projectId, actionId, drawer: 'about' } as const
  return visibleAction(await store.readAllData(db, key, visibleFlags(actor.role), reach))
}

/**
 * Public notes on the mentees within reach, by name and page.
 * @throws not_found when the action is not visible.
 */
export async function listPublicNotes(
  {
    ActionId,
    Page,
    Count,
  }: { readonly ActionId: number; readonly Page: number; readonly Count: number },
  context: CallContext,
): Promise<JsonText> {
  const reach = within(context, { reads: 'all', actionId: ActionId })
  const { db, actor } = context
  const key = { projectId: actor.projectId, actionId: ActionId, drawer: 'public' } as const
  const page = { number: Page, size: Count }
  return visibleAction(await store.readDataPage(db, key, visibleFlags(actor.role), reach, page))
}
