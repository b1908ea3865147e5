import { ownerOfPage, currentProject } from '../api/page-person.ts'

/** How somebody has set up a page is kept in the browser under a name that begins so. */
const KEPT_CHOICES = 'telemachos.choice.'

/**
 * How a page was set up last, by this person in this project: columns, a view, whom it shows, by ids and
 * words of the page alone. It stays when they sign off, since it says nothing of anybody; undefined where
 * nothing is kept.
 */
export function keptChoice(page: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(page))
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Keeps how a page is set up; undefined forgets it. */
export function keepChoice(page: string, choice: object | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(keyOf(page))
    else localStorage.setItem(keyOf(page), JSON.stringify(choice))
  } catch {
    // Where the browser keeps nothing, the address keeps it.
  }
}

const keyOf = (page: string): string =>
  `${KEPT_CHOICES}${ownerOfPage()}.${currentProject() ?? 0}.${page}`
