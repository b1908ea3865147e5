import { call, useAskBeforeMany, useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { touchedOf } from './touched-words.ts'

interface Question {
  readonly title: string
  readonly text?: string
  readonly confirmLabel: string
}

/**
 * Asks before something is done to actions: how many mentees and mentors it touches, and how many of
 * them have done these. Where that cannot be found out it is said, and nothing is done.
 */
export function useAskTouched(
  projectId: number,
): (actionIds: readonly number[], question: Question) => Promise<boolean> {
  const texts = useTexts()
  const askBeforeMany = useAskBeforeMany()
  return async (actionIds, question) => {
    try {
      const input = { ProjectId: projectId, ActionIds: [...actionIds] }
      const found = await call('actions.countTouched', input)
      const touched = touchedOf(found, actionIds.length, texts)
      const confirmed = await askBeforeMany({ ...question, ...touched, isFinal: false })
      return confirmed !== undefined
    } catch (error) {
      showSystemMessage(error, texts.t)
      return false
    }
  }
}
