import type { CallContext } from '../../kernel/context.ts'
import { defineSharedPort } from '../../kernel/port.ts'
import { refuseField } from '../../kernel/errors.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { findTypeId, type Cell } from './cell-store.ts'
import { parseData, type DataObject } from './data-object.ts'
import { lockOwnData } from './data-store.ts'
import { openDrawer, ownDrawer } from './drawers.ts'

/** What a client writes of a mentee's own data. */
export interface OwnDataChange {
  readonly given: DataObject
  /** What is there. */
  readonly stored: DataObject
  /** Whether the members that are not given stay. */
  readonly isMerged: boolean
}

/** Says what is written instead of what a client gives, one writer at a time. */
type CompleteOwnData = (
  context: CallContext,
  cell: Cell,
  change: OwnDataChange,
) => Promise<DataObject>

/** What a domain knows of a mentee's own data of the actions of one type. */
export interface OwnDataRule {
  readonly typeId: number
  /** Members of the data that follow from others, so that they cannot be written to many mentees at once. */
  readonly derived: readonly string[]
  /**
   * Before the transaction: waits for whatever it takes to complete the change as it is now.
   * @returns what completes it in the transaction; it throws Outdated where the change has become another.
   */
  prepare(context: CallContext, cell: Cell, change: OwnDataChange): Promise<CompleteOwnData>
}

/** Domains that know what follows from data provide this: `provide('spreadsheets', {...})`. */
export const ownDataRules = defineSharedPort<OwnDataRule>()

const ruleOf = (typeId: number | undefined): OwnDataRule | undefined =>
  ownDataRules.all().find((rule) => rule.typeId === typeId)

/** Whether a domain knows what follows from the data of an action. */
export async function hasOwnDataRule({ db }: CallContext, actionId: number): Promise<boolean> {
  return ruleOf(await findTypeId(db, actionId)) !== undefined
}

/** Has the domain that knows the cell's type prepare what is to be written; undefined where none does. */
export async function prepareOwnData(
  context: CallContext,
  cell: Cell,
  given: DataObject,
  isMerged: boolean,
): Promise<CompleteOwnData | undefined> {
  const change = { given, stored: cell.data ?? {}, isMerged }
  return ruleOf(cell.typeId)?.prepare(context, cell, change)
}

/** What is written of what a client gives: the domain that knows the cell's type completes it. */
export async function completeOwnData(
  context: CallContext,
  cell: Cell,
  { given, isMerged }: Omit<OwnDataChange, 'stored'>,
  complete: CompleteOwnData | undefined,
): Promise<DataObject> {
  if (!ruleOf(cell.typeId)) return given
  if (!complete) throw new Outdated(`the type of action ${cell.actionId}`)
  await lockOwnData(context.db, cell)
  const { Data } = await openDrawer(context, ownDrawer(cell))
  return complete(context, cell, { given, stored: parseData(Data), isMerged })
}

/** Refuses, for many mentees at once, what is computed for each. @throws invalid_input `one_by_one`. */
export async function refuseDerived(
  { db }: CallContext,
  actionId: number,
  data: Readonly<Record<string, DataObject>>,
): Promise<void> {
  const rules = ownDataRules.all()
  const named = Object.entries(data).flatMap(([menteeId, own]) =>
    Object.keys(own).map((name) => ({ field: `Data.${menteeId}.${name}`, name })),
  )
  if (!named.some(({ name }) => rules.some(({ derived }) => derived.includes(name)))) return
  const type = await findTypeId(db, actionId)
  const rule = rules.find(({ typeId }) => typeId === type)
  const found = named.find(({ name }) => rule?.derived.includes(name))
  if (found) throw refuseField(found.field, 'one_by_one')
}
