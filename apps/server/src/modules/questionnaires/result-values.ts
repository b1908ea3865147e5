import { questionsOf } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import type { Db } from '../../kernel/database/database.ts'
import { readAnswersOf } from './answer-store.ts'
import { listLatestFinished, listScores } from './result-values-store.ts'
import { versionFor } from './versions.ts'

/** An answer by its question's name, or `question.row` where it has rows; or the score of a scale. */
export interface ResultKey {
  readonly questId: number
  readonly of: 'answer' | 'score'
  readonly name: string
}

/** What came out of questionnaires that a mentee has finished, in order; null where there is nothing. */
export async function readResultValues(
  db: Db,
  { projectId, menteeId }: { readonly projectId: number; readonly menteeId: number },
  wanted: readonly ResultKey[],
): Promise<(string | number | null)[]> {
  if (wanted.length === 0) return []
  const questIds = [...new Set(wanted.map(({ questId }) => questId))]
  const sets = await listLatestFinished(db, { projectId, menteeId, questIds })
  const ids = sets.map(({ id }) => id)
  const [answers, scores] = await Promise.all([readAnswersOf(db, ids), listScores(db, ids)])
  const found = await Promise.all(
    sets.map(async (set) => {
      const { definition } = await versionFor(db, set)
      const stored = [...(answers.get(set.id) ?? [])].map(
        ([id, { answer }]) => [id, answer] as const,
      )
      const evaluation = new Evaluation(definition, new Map(stored), set.finishedAt)
      const values = new Map(
        questionsOf(definition).map(({ id, model }) => [model, evaluation.value(id)]),
      )
      return [set.questId, { setId: set.id, values }] as const
    }),
  )
  const byQuest = new Map(found)
  return wanted.map(({ questId, of, name }) => {
    const set = byQuest.get(questId)
    if (!set) return null
    if (of === 'score') {
      const score = scores.find((one) => one.setId === set.setId && one.scaleId === name)
      return score?.score ?? null
    }
    const [model = '', row] = name.split('.', 2)
    const value = set.values.get(model)
    return plain(row === undefined ? value : (value as Record<string, unknown> | undefined)?.[row])
  })
}

/** One value as it is; of several chosen, what reads them together. */
function plain(value: unknown): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.map(String).join(', ') : null
}
