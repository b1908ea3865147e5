import type { Answers } from '@telemachos/questionnaire/answers'
import type { Definition } from '@telemachos/questionnaire/definition'
import type { Db } from '../../../kernel/database/database.ts'
import { judgeAnswers } from '../../../modules/questionnaires/index.ts'
import { insertRows } from '../rows.ts'

interface FinishedSet {
  readonly id: number
  readonly definition: Definition
  readonly answers: Answers
  readonly finishedAt: string
}

/** Adds what came out of sets, as the server keeps it when they are finished. */
export async function insertScores(tx: Db, sets: readonly FinishedSet[]): Promise<void> {
  await insertRows(
    tx,
    'quest_scores',
    {
      answer_set_id: 'int',
      scale_id: 'text',
      score: 'int',
      low: 'int',
      high: 'int',
      band: 'int',
    },
    sets.flatMap(({ id, definition, answers, finishedAt }) =>
      judgeAnswers(definition, answers, finishedAt).scores.map(({ scaleId, ...score }) => ({
        answer_set_id: id,
        scale_id: scaleId,
        ...score,
      })),
    ),
  )
}
