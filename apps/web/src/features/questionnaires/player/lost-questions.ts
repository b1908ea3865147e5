import type { Attempt } from './attempt.ts'

/** The ids of the visible questions with an answer that was taken back. */
export function lostQuestions({ evaluation, saver }: Attempt): string[] {
  const lost = saver.lost()
  if (lost.size === 0) return []
  const questions = evaluation.visible.filter(({ groups }) => groups.some(({ id }) => lost.has(id)))
  return questions.map(({ id }) => id)
}
