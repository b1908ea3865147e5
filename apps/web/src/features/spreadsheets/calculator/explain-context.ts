import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import { createContext, useContext } from 'react'

/** Opens how a cell is worked out. */
export const ExplainContext = createContext<(cell: CellAddress) => void>(() => undefined)

export const useExplain = () => useContext(ExplainContext)
