import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import type { Db } from '../../kernel/database/database.ts'
import { readNeeds, readSince, type Cell } from '../actions/index.ts'
import { brokenBy } from './before-completing.ts'
import { listDone } from './done-store.ts'

/**
 * Whether mentees have read, ticked and handed in what actions ask for, and it was accepted where somebody
 * looks at it; undefined where nothing is asked. Of a checklist or slots without anything required one is
 * enough.
 */
export async function isDone(db: Db, cells: readonly Cell[]): Promise<(boolean | undefined)[]> {
  const rows = await listDone(db, cells)
  return rows.map(({ needs: stored, read, ticks, submissions }, place) => {
    const { checklist, slots } = readNeeds(stored)
    const isInformation = cells[place]?.typeId === INFORMATION
    if (!isInformation && checklist.length === 0 && slots.length === 0) return undefined
    if (isInformation && (read ?? 0) < readSince(stored)) return false
    const items = checklist.filter(({ required }) => required)
    const wanted = slots.filter(({ required }) => required)
    const of = (slot: string) => submissions.find((one) => one.slot === slot)
    if (!items.every(({ id }) => ticks.includes(id))) return false
    if (wanted.some((slot) => brokenBy(slot, of(slot.id)) !== undefined)) return false
    if (isInformation || items.length > 0 || wanted.length > 0) return true
    return (
      checklist.some(({ id }) => ticks.includes(id)) ||
      slots.some((slot) => brokenBy(slot, of(slot.id)) === undefined)
    )
  })
}
