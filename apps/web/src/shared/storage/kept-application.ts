/** An application that is being written is kept in the browser under a name that begins so. */
const KEPT = 'telemachos.application.'

type Answers = Readonly<Record<string, string>>

/** What was written before on this device, without the e-mail (spec §2.3); nothing where none is kept. */
export function keptAnswers(project: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + project.toLowerCase()) ?? '{}')
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
    if (answers) localStorage.setItem(KEPT + project.toLowerCase(), JSON.stringify(kept))
    else localStorage.removeItem(KEPT + project.toLowerCase())
  } catch {
    // Where the browser keeps nothing, what is written is on the page alone.
  }
}

/** The token of a draft is kept beside it. */
const DRAFT = 'telemachos.draft.'

/** The token of the draft on the server that was begun on this device. */
export function keptDraftToken(project: string): string | undefined {
  try {
    return localStorage.getItem(DRAFT + project.toLowerCase()) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the token of a draft; none any more where it is undefined. */
export function keepDraftToken(project: string, token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(DRAFT + project.toLowerCase())
    else localStorage.setItem(DRAFT + project.toLowerCase(), token)
  } catch {
    // Where the browser keeps nothing, the draft is known to the page alone.
  }
}
