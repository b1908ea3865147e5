import { setTimeout as pass } from 'node:timers/promises'
import type { Database } from '../../kernel/database/database.ts'
import { refreshTexts } from './spoken-texts.ts'

/** So often, in milliseconds, a process looks whether another one has changed texts. */
const LOOK_MS = 1_000

/** So long, in milliseconds, a start waits for the first look. */
const FIRST_MS = 2_000

export interface TextWatch {
  close(): Promise<void>
}

/** The looks of the servers of this process. */
const looks = new Set<() => Promise<void>>()

/** This process has changed texts itself: it speaks so before the next look. */
export async function lookAgain(): Promise<void> {
  await Promise.all([...looks].map((look) => look()))
}

/**
 * Has this process speak with what translators write in any of them. Pages hear of it by the hub, and ask
 * for what is no older; mails, exports and refusals are late by a second at most. A look that fails is
 * followed by the next one.
 */
export async function watchTexts(database: Database): Promise<TextWatch> {
  let looking = Promise.resolve()
  let waiting: Promise<void> | undefined
  // One after the other: a look that has begun may have missed what was committed since.
  const look = (): Promise<void> =>
    (waiting ??= looking.then(() => {
      waiting = undefined
      looking = refreshTexts(database).catch(() => undefined)
      return looking
    }))
  looks.add(look)
  await Promise.race([look(), pass(FIRST_MS, undefined, { ref: false })])
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      looks.delete(look)
      await (waiting ?? looking)
    },
  }
}
