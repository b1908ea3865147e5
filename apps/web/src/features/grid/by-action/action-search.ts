import { CELL_STATES, type CellState } from '@telemachos/contract/grid/constants'

/** What the address says of one action's mentees. */
export interface ActionSearch {
  readonly q?: string | undefined
  readonly state?: CellState | undefined
  /** By last name without it. */
  readonly order?: 'state' | 'progress' | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** The mentee whose cell is open. */
  readonly mentee?: number | undefined
}

/** Reads the address; whatever is not understood is left out. */
export function readActionSearch(raw: Readonly<Record<string, unknown>>): ActionSearch {
  const { q, order } = raw
  const state = CELL_STATES.find((one) => one === raw['state'])
  const page = readWhole(raw['page'])
  const mentee = readWhole(raw['mentee'])
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(state && { state }),
    ...((order === 'state' || order === 'progress') && { order }),
    ...(page !== undefined && page > 1 && { page }),
    ...(mentee !== undefined && { mentee }),
  }
}

function readWhole(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
