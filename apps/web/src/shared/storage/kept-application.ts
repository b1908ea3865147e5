import { isOfLeaver, ownerOfPage } from '../api/page-person.ts'

/** An application that is being written is kept in the browser under a name that begins so. */
const KEPT = 'telemachos.application.'

/** The token of its draft on the server is kept beside it. */
const DRAFT = 'telemachos.draft.'

/** Whoever has signed in has what they write apart from what was written here without an account. */
function keyOf(kind: typeof KEPT | typeof DRAFT, project: string): string {
  const owner = ownerOfPage()
  return kind + (owner === '0' ? '' : `${owner}/`) + project.toLowerCase()
}

type Answers = Readonly<Record<string, string>>

/** What was written before on this device, without the e-mail (spec §2.3); nothing where none is kept. */
export function keptAnswers(project: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(KEPT, project)) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter(
            (pair): pair is [string, string] => typeof pair[1] === 'string',
          ),
        )
      : {}
  } catch {
    return {}
  }
}

/** Keeps what is written, all but the e-mail; nothing any more where it is undefined. */
export function keepAnswers(project: string, answers: Answers | undefined): void {
  const { email: _, ...kept } = answers ?? {}
  try {
    if (answers) localStorage.setItem(keyOf(KEPT, project), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(KEPT, project))
  } catch {
    // Where the browser keeps nothing, what is written is on the page alone.
  }
}

/** The token of the draft on the server that was begun on this device. */
export function keptDraftToken(project: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(DRAFT, project)) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the token of a draft; none any more where it is undefined. */
export function keepDraftToken(project: string, token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(keyOf(DRAFT, project))
    else localStorage.setItem(keyOf(DRAFT, project), token)
  } catch {
    // Where the browser keeps nothing, the draft is known to the page alone.
  }
}

/** Deletes what is kept of whoever signs off here. */
export function forgetKeptApplications(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, owner] = /^telemachos\.(?:application|draft)\.([\d.]+)\//.exec(key) ?? []
      if (owner !== undefined && isOfLeaver(owner)) localStorage.removeItem(key)
    }
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
