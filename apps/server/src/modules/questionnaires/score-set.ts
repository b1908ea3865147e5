import type { Answers } from '@telemachos/questionnaire/answers'
import { questionsOf, type Definition } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { scoreAll } from '@telemachos/questionnaire/scoring'
import type { Database, Db } from '../../kernel/database/database.ts'
import { readAnswers } from './answer-store.ts'
import { computeSheets, writeSheets, type SheetResults } from './question-calculators.ts'
import { listUnscored, lockUnscored, writeScores, type ScoreRow } from './score-store.ts'
import { versionFor } from './versions.ts'

/** What a set of answers comes to. */
export interface Judgement {
  /** The groups of questions that the conditions hide: their answers do not count. */
  readonly hidden: readonly number[]
  readonly scores: readonly ScoreRow[]
}

/** Scores answers as they stand. @param at what conditions read as today. */
export function judgeAnswers(definition: Definition, answers: Answers, at: string): Judgement {
  const evaluation = new Evaluation(definition, answers, at)
  const scores = scoreAll(definition, evaluation.answers, (id) => evaluation.isVisible(id))
  return {
    hidden: questionsOf(definition)
      .filter(({ id }) => !evaluation.isVisible(id))
      .flatMap(({ groups }) => groups.map(({ id }) => id)),
    scores: scores.flatMap(({ scaleId, score, low, high, band }) => {
      if (score === null) return []
      const bands = definition.scales.find(({ id }) => id === scaleId)?.bands ?? []
      const place = band ? bands.indexOf(band) : -1
      return [{ scaleId, score, low, high, band: place < 0 ? null : place }]
    }),
  }
}

/** Keeps what came out of a set that has ended. @param at when it ended. */
export async function scoreSet(
  db: Db,
  set: { readonly id: number; readonly questId: number; readonly versionId: number | null },
  at: Date,
): Promise<void> {
  const { definition } = await versionFor(db, set)
  const stored = await readAnswers(db, set.id)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer] as const))
  await writeScores(db, set.id, { ...judgeAnswers(definition, answers, at.toISOString()), at })
}

/** Scores what has ended without being finished by anybody; run again and again. */
export async function scoreEnded(database: Database): Promise<void> {
  for (let after = 0; ;) {
    const waiting = await listUnscored(database, after)
    const computed = new Map<number, SheetResults>()
    for (const set of waiting) {
      const computing = { now: new Date(set.endedAt), isPatient: true }
      computed.set(set.id, await computeSheets(database, set, computing))
    }
    await database.transaction(async (tx) => {
      for (const set of await lockUnscored(tx, [...computed.keys()])) {
        const at = new Date(set.endedAt)
        const sheets = computed.get(set.id)
        // Whatever has changed meanwhile is scored the next time.
        if (sheets && (await writeSheets(tx, set, sheets, at))) await scoreSet(tx, set, at)
      }
    })
    const last = waiting.at(-1)
    if (!last) return
    after = last.id
  }
}
