import { useEffect } from 'react'
import { keepChoice, keptChoice } from '#storage'
import { readGridSearch, type GridSearch } from './grid-search.ts'
import type { GridAddress } from './use-grid-address.ts'

const NAME = 'grid'

/** What of an address is remembered: columns and order, not whom it shows. */
const choiceIn = ({ cols, sort, desc, view }: GridSearch): GridSearch => ({
  ...(cols && { cols }),
  ...(sort !== undefined && { sort }),
  ...(desc && { desc }),
  ...(view !== undefined && { view }),
})

/**
 * Remembers which columns somebody chose and in which order the rows stood, and sets the grid up so again
 * where it is entered by an address that says nothing.
 */
export function useKeptGrid({ search, change }: GridAddress): void {
  const choice = JSON.stringify(choiceIn(search))
  const isSilent = Object.keys(search).length === 0
  useEffect(() => {
    const kept = keptChoice(NAME)
    if (!isSilent || typeof kept !== 'object' || kept === null) return
    const known = choiceIn(readGridSearch({ ...kept }))
    if (Object.keys(known).length > 0) change(known, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the grid is entered.
  }, [])
  useEffect(() => {
    // As it is entered, what is kept is about to be applied.
    if (choice === '{}' && !hasChosen) return
    hasChosen = true
    keepChoice(NAME, choice === '{}' ? undefined : (JSON.parse(choice) as object))
  }, [choice])
}

/** Whether this page has shown a choice: without one, what is kept stays. */
let hasChosen = false
