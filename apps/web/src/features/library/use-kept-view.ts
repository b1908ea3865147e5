import { useState, useSyncExternalStore } from 'react'
import { keepChoice, keptChoice } from '#storage'

const NAME = 'library'

export const VIEWS = ['list', 'tiles', 'tree'] as const
const SORTS = ['title', 'newest'] as const

/** How folders are looked at. */
interface FolderLook {
  readonly view: (typeof VIEWS)[number]
  readonly sort: (typeof SORTS)[number]
}

const USUAL: FolderLook = { view: 'list', sort: 'title' }

/** How somebody looks at folders, as they chose it last in this project, and what chooses anew. */
export function useKeptView(): FolderLook & {
  readonly choose: (change: Partial<FolderLook>) => void
} {
  const [chosen, setChosen] = useState<FolderLook>()
  // The first drawing is the server's too, which keeps nothing.
  const kept = useSyncExternalStore(neverChanges, readKept, () => USUAL_TEXT)
  const look = chosen ?? lookIn(kept)
  return {
    ...look,
    choose: (change) => {
      const next = { ...look, ...change }
      setChosen(next)
      const isUsual = next.view === USUAL.view && next.sort === USUAL.sort
      keepChoice(NAME, isUsual ? undefined : next)
    },
  }
}

const USUAL_TEXT = JSON.stringify(USUAL)

const readKept = (): string => JSON.stringify(keptChoice(NAME) ?? USUAL)

/** Nobody else changes it while the page is open. */
const neverChanges = () => () => undefined

/** What a text says, as far as there is such a look. */
function lookIn(text: string): FolderLook {
  const { view, sort } = { ...USUAL, ...(JSON.parse(text) as object) }
  return {
    view: VIEWS.find((one) => one === view) ?? USUAL.view,
    sort: SORTS.find((one) => one === sort) ?? USUAL.sort,
  }
}
