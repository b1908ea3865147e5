import type { Answers, ApplicationSection } from '@telemachos/rules/application-form'
import { useRef } from 'react'
import { call } from '#shared'
import { keepDraftToken, keptDraftToken } from '#storage'

/** Of what is typed, the answers that the form has and that are not documents. */
export function typedAnswers(
  sections: readonly ApplicationSection[],
  answers: Answers,
): Record<string, string> {
  const questions = sections.flatMap(({ Questions }) => Questions)
  const typed = new Set(questions.filter(({ Type }) => Type !== 'document').map(({ Name }) => Name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => typed.has(name)))
}

interface Saved {
  readonly token: string
  readonly until: string
}

/** The draft on the server of what is written here. */
export interface Draft {
  readonly token: () => string | undefined
  /** Makes it where there is none yet. */
  readonly ensure: (answers: Answers) => Promise<string>
  /** Keeps what is written, and has its link mailed. */
  readonly save: (answers: Answers, email: string) => Promise<Saved>
  /** It has been handed in. */
  readonly forget: () => void
}

/** Keeps the draft of a project's form; its token stays on this device too. */
export function useDraft(
  project: string,
  sections: readonly ApplicationSection[],
  first: string | undefined,
): Draft {
  const token = useRef(first)
  const begun = useRef<Promise<string>>(null)
  async function write(answers: Answers, email?: string): Promise<Saved> {
    const { Token, Until } = await call('applications.saveDraft', {
      Project: project,
      Answers: typedAnswers(sections, answers),
      ...(token.current !== undefined && { Token: token.current }),
      ...(email && { Email: email }),
    })
    token.current = Token
    keepDraftToken(project, Token)
    return { token: Token, until: Until }
  }
  return {
    token: () => token.current,
    ensure(answers) {
      if (token.current !== undefined) return Promise.resolve(token.current)
      // Two documents that are chosen at once are of one draft.
      begun.current ??= write(answers)
        .then((saved) => saved.token)
        .finally(() => (begun.current = null))
      return begun.current
    },
    save: (answers, email) => write(answers, email),
    forget() {
      token.current = undefined
      keepDraftToken(project, undefined)
    },
  }
}

/** The draft that was begun on this device, where it still holds. */
export async function findKeptDraft(project: string) {
  const Token = keptDraftToken(project)
  if (Token === undefined) return null
  const { Status } = await call('applications.checkToken', { Token })
  if (Status === 'valid') return call('applications.getApplication', { Token })
  keepDraftToken(project, undefined)
  return null
}
