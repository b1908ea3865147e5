import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { describeAnswers } from '@telemachos/questionnaire/describe-answers'
import type { Definition, Label } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { scoreAll, type ScaleScore } from '@telemachos/questionnaire/scoring'
import type { StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import type { CallContext } from '../../kernel/context.ts'
import { accessCells } from '../actions/index.ts'
import { accessReport, accessSet } from './policy.ts'
import type { AnswerSet } from './answer-set.ts'
import { listFinished } from './answer-set-store.ts'
import { countLate, readAnswers, readAnswersOf } from './answer-store.ts'
import { listFileNames } from './file-store.ts'
import { expireSet } from './expire-attempts.ts'
import { definitionsIn } from './quest-texts.ts'
import { versionFor, type Version } from './versions.ts'

type Calls = typeof contract.questionnaires.calls
type Results = OutputOf<Calls['getResults']>

/** What came out of an answer set. @throws not_found; rule_violated `not_published`. */
export async function readResults(
  { AnswerSetId, Lang }: InputOf<Calls['getResults']>,
  context: CallContext,
): Promise<Results> {
  const { db, now } = context
  const set = await expireSet(db, await accessSet(context, AnswerSetId, 'read'), now)
  const version = await versionFor(db, set)
  const late = await countLate(db, [set.id])
  const stored = await readAnswers(db, set.id)
  const files = (await listFileNames(db, [set.id], context.actor.userId)).get(set.id)
  const definitionOf = await definitionsIn(context, [set.questId], Lang)
  return resultsOf(set, {
    version,
    definition: definitionOf(version),
    stored,
    files,
    late: late.get(set.id) ?? 0,
    language: Lang,
    now,
  })
}

/**
 * A mentee's results of the actions that are finished: in the order that is asked for or, by a report, of
 * those that it has, in its order, and what it shows of them.
 * @throws not_found for a mentee out of reach, for an action that the caller does not see, and for a report
 *   of another project.
 */
export async function readCombinedResults(
  { ReportId, MenteeId, ActionIds, Lang }: InputOf<Calls['getCombinedResults']>,
  context: CallContext,
): Promise<OutputOf<Calls['getCombinedResults']>> {
  const { db, actor, now } = context
  const asked = [...new Set(ActionIds)]
  await accessCells(context, MenteeId, asked)
  const report = ReportId ? await accessReport(context, ReportId) : undefined
  const wanted = report ? report.ActionIds.filter((id) => asked.includes(id)) : asked
  const sets = await listFinished(db, actor.projectId, MenteeId, wanted)
  const ids = sets.map(({ id }) => id)
  const answers = await readAnswersOf(db, ids)
  const late = await countLate(db, ids)
  const fileNames = await listFileNames(db, ids, actor.userId)
  const byAction = new Map(sets.map((set) => [set.actionId, set]))
  const questIds = sets.map(({ questId }) => questId)
  const definitionOf = await definitionsIn(context, questIds, Lang)
  const results: Results[] = []
  for (const set of wanted.flatMap((actionId) => byAction.get(actionId) ?? [])) {
    const version = await versionFor(db, set)
    const stored = answers.get(set.id) ?? new Map()
    results.push(
      resultsOf(set, {
        version,
        definition: definitionOf(version),
        stored,
        files: fileNames.get(set.id),
        late: late.get(set.id) ?? 0,
        language: Lang,
        now,
      }),
    )
  }
  const Parts = report?.Parts ?? 'both'
  return {
    ReportId: report?.Id ?? null,
    Title: report ? textIn(report.Title, Lang) : null,
    Lead: report ? textIn(report.Lead, Lang) : '',
    Parts,
    MenteeId,
    Results: results.map((result) => ({
      ...result,
      ...(Parts === 'answers' && { Scales: [] }),
      ...(Parts === 'scales' && { Answers: [] }),
    })),
  }
}

interface Material {
  readonly version: Version
  /** What it says, as its reader is told it. */
  readonly definition: Definition
  readonly stored: ReadonlyMap<number, StoredAnswer>
  /** What its files are called, by their ids. */
  readonly files: ReadonlyMap<string, string> | undefined
  readonly late: number
  readonly language: BuiltInLanguage
  readonly now: Date
}

/** Hidden questions are left out; what conditions read as today is the day of finishing. */
function resultsOf(
  set: AnswerSet,
  { version, definition, stored, files, late, language, now }: Material,
): Results {
  const { finishedAt, state } = set.attempt
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer] as const))
  const at = finishedAt === null ? now : new Date(finishedAt)
  const evaluation = new Evaluation(definition, answers, at.toISOString())
  const read = (label: Label) => label[language] || label.el
  const scores = scoreAll(definition, evaluation.answers, (id) => evaluation.isVisible(id))
  return {
    AnswerSetId: set.id,
    QuestId: set.questId,
    Version: version.version,
    Title: read(definition.title),
    ActionId: set.actionId,
    MenteeId: set.menteeId,
    State: state,
    FinishedAt: finishedAt === null ? null : at.toISOString(),
    Scales: definition.scales.map((scale) => ({
      Id: scale.id,
      Name: read(scale.name),
      ...scaleResult(
        scores.find(({ scaleId }) => scaleId === scale.id),
        read,
      ),
    })),
    Answers: definition.sections.flatMap(({ text, questions }) =>
      questions
        .filter(({ id }) => evaluation.isVisible(id))
        .map((question) => ({
          QuestionId: question.id,
          Model: question.model,
          Section: read(text),
          Text: evaluation.text(question, language),
          Answer: describeAnswers(question, evaluation.answers, language, files).map(
            ({ item, text: answer, fileId }) => ({ Item: item, Text: answer, FileId: fileId }),
          ),
        }))
        .filter(({ Answer }) => Answer.length > 0),
    ),
    Late: late,
  }
}

function scaleResult(score: ScaleScore | undefined, read: (label: Label) => string) {
  return {
    Score: score?.score ?? null,
    Low: score?.low ?? null,
    High: score?.high ?? null,
    Answered: score?.answered ?? 0,
    Items: score?.items ?? 0,
    Band: score?.band ? { Name: read(score.band.name), Text: read(score.band.text) } : null,
  }
}
