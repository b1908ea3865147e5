/** What the tab keeps of the lists that people were opened from, by entries of its history. */
const KEPT = 'telemachos-walks'
/** So many are kept, the last first. */
const MOST = 8

type KeptWalks = readonly (readonly [entry: string, walk: unknown])[]

/** Keeps a list, by ids alone, for an entry of the tab's history. */
export function keepWalkAt(entry: string, walk: object): void {
  const others = keptWalks().filter(([kept]) => kept !== entry)
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([[entry, walk], ...others].slice(0, MOST)))
  } catch {
    // Where the browser keeps nothing, it is there until the page is loaded again.
  }
}

/** What is kept for an entry; undefined for nothing. */
export const keptWalkAt = (entry: string): unknown =>
  keptWalks().find(([kept]) => kept === entry)?.[1]

/** Forgets them, as when somebody signs off. */
export const forgetKeptWalks = (): void => sessionStorage.removeItem(KEPT)

function keptWalks(): KeptWalks {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as KeptWalks
  } catch {
    return []
  }
}
