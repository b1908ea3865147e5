import type { CallContext } from '../../kernel/context.ts'
import { announceData } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { parseData, type DataObject } from './data-object.ts'
import { lockOwnData } from './data-store.ts'
import { fillDrawer, openDrawer, ownDrawer } from './drawers.ts'

/**
 * Merges into a mentee's own data of an action what another domain makes of it, one writer at a time,
 * and tells whoever is concerned. Access has been checked.
 * @throws invalid_input `too_big`, and whatever `change` throws.
 */
export async function changeOwnData(
  context: CallContext,
  cell: CellKey,
  change: (data: DataObject) => DataObject,
): Promise<void> {
  const { actionId, menteeId } = cell
  await lockOwnData(context.db, cell)
  const place = ownDrawer(cell)
  const { Data } = await openDrawer(context, place)
  await fillDrawer(context, place, { data: change(parseData(Data)), merge: true })
  context.audit({ subjectId: menteeId, actionId, detail: { drawer: 'mentee' } })
  announceData(context, cell)
}
