import { isAfm, isAmka } from '@telemachos/rules/state-numbers'
import type { CollectedTile } from './collected-tile.ts'
import type { Cell } from './read-cells.ts'

const HIDDEN = '•••'
/** What a list has masked keeps its last signs. */
const MASKED = /•+[^\s•]{0,4}/gu
/** Numbers of six digits and more are those of registers: amounts and counts have their own type. */
const LONG_NUMBER = /\d(?:[ .-]?\d){5,}/gu
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/u

/** Tiles as they may be mailed: without any number of a register, whole or masked. */
export const withoutNumbers = (tiles: readonly CollectedTile[]): CollectedTile[] =>
  tiles.map((tile) => {
    const title = hideNumbers(tile.title)
    if (tile.kind === 'said') return { ...tile, title, text: hideNumbers(tile.text) }
    const { result, compared, values } = tile
    return {
      ...tile,
      title,
      result: {
        ...result,
        Rows: result.Rows.map((row) => row.map(hideInCell)),
      },
      compared: compared && {
        ...compared,
        Rows: compared.Rows.map((row) => row.map(hideInCell)),
      },
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, hideNumbers(String(value ?? ''))]),
      ),
    }
  })

/**
 * A text without numbers of registers.
 * ```ts
 * hideNumbers('ΑΦΜ 123456783, 12 ετών') // => 'ΑΦΜ •••, 12 ετών'
 * hideNumbers('•••••6783') // => '•••'
 * ```
 */
export const hideNumbers = (text: string): string =>
  text.replaceAll(MASKED, HIDDEN).replaceAll(LONG_NUMBER, HIDDEN)

function hideInCell(cell: Cell): Cell {
  if (typeof cell === 'string') return MOMENT.test(cell) ? cell : hideNumbers(cell)
  if (typeof cell !== 'number') return cell
  const digits = String(cell)
  return isAfm(digits) || isAmka(digits) || isAmka(digits.padStart(11, '0')) ? HIDDEN : cell
}
