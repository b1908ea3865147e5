import type { CallContext } from '../../kernel/context.ts'
import { defineSharedPort } from '../../kernel/port.ts'
import { refuseField } from '../../kernel/errors.ts'
import { findTypeId, type Cell } from './cell-store.ts'
import { parseData, type DataObject } from './data-object.ts'
import { lockOwnData } from './data-store.ts'
import { openDrawer, ownDrawer } from './drawers.ts'

/** What a domain knows of a mentee's own data of the actions of one type. */
interface OwnDataRule {
  readonly typeId: number
  /** Members of the data that follow from others, so that they cannot be written to many mentees at once. */
  readonly derived: readonly string[]
  /**
   * What is written instead of what a client gives, one writer at a time.
   * @param stored what is there.
   * @param isMerged whether the members that are not given stay.
   */
  complete(
    context: CallContext,
    cell: Cell,
    change: { readonly given: DataObject; readonly stored: DataObject; readonly isMerged: boolean },
  ): Promise<DataObject>
}

/** Domains that know what follows from data provide this: `provide('spreadsheets', {...})`. */
export const ownDataRules = defineSharedPort<OwnDataRule>()

/** What is written of what a client gives: the domain that knows the action's type completes it. */
export async function completeOwnData(
  context: CallContext,
  cell: Cell,
  given: DataObject,
  isMerged: boolean,
): Promise<DataObject> {
  const rule = ownDataRules.all().find(({ typeId }) => typeId === cell.typeId)
  if (!rule) return given
  await lockOwnData(context.db, cell)
  const { Data } = await openDrawer(context, ownDrawer(cell))
  return rule.complete(context, cell, { given, stored: parseData(Data), isMerged })
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
