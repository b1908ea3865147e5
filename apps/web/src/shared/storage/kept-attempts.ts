import { ownerOfPage } from '../api/page-person.ts'
import { forgetOwned } from './forget-owned.ts'

/** Answers that wait for the server are in this database of the browser, each under whose they are. */
export const KEPT_ATTEMPTS = { database: 'telemachos-questionnaires', store: 'attempts' } as const

const SEPARATOR = ':'

let hasForgotten = false

/** Different people at the same computer have nothing of each other's. */
export const attemptKey = (answerSetId: number): string =>
  `${ownerOfPage()}${SEPARATOR}${answerSetId}`

/** Whether the person is leaving: nothing of theirs is kept any more. */
export const isForgotten = (): boolean => hasForgotten

/** Deletes what waits of whoever signs off here; resolves when that is done, or cannot be. */
export function forgetKeptAttempts(): Promise<void> {
  hasForgotten = true
  return forgetOwned({ ...KEPT_ATTEMPTS, separator: SEPARATOR })
}
