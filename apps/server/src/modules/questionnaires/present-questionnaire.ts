import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { languagesOf } from '@telemachos/questionnaire/languages'
import { toWire } from '@telemachos/questionnaire/to-wire'
import type { GuestContext } from '../../kernel/context.ts'
import { isShownTo, mayAnswer } from './policy.ts'
import { clockOf, clockOfNone, type AnswerSet } from './answer-set.ts'
import type { SetKey } from './answer-set-store.ts'
import { readAnswers } from './answer-store.ts'
import { expireSet } from './expire-attempts.ts'
import { listAnsweringFiles } from './file-store.ts'
import { fileToWire } from './upload-file.ts'
import { definitionsIn } from './quest-texts.ts'
import { versionFor } from './versions.ts'

export type Questionnaire = OutputOf<typeof contract.questionnaires.calls.getByAnswerSetId>

/**
 * A questionnaire with its answers, as a player gets it. Hidden questions and their answers are
 * there too: what is shown is decided by conditions as people answer.
 * @param set undefined where nobody has begun.
 * @throws rule_violated `not_published`.
 */
export async function presentQuestionnaire(
  context: GuestContext,
  key: Omit<SetKey, 'tokenId' | 'holderHash'>,
  set: AnswerSet | undefined,
  language: 'el' | 'en',
): Promise<Questionnaire> {
  const { db, now } = context
  const { questId, actionId, menteeId } = key
  const version = await versionFor(db, { questId, versionId: set?.versionId ?? null })
  const current = set && (await expireSet(db, set, now))
  const stored = current ? await readAnswers(db, current.id) : new Map()
  const definition = (await definitionsIn(context, [questId], language))(version)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer] as const))
  const clock = current ? clockOf(current, now) : clockOfNone(now)
  const attempt = current?.attempt
  const isOpen = clock.State !== 'finished' && clock.State !== 'expired'
  return {
    ...clock,
    AnswerSetID: clock.AnswerSetId,
    QuestId: questId,
    VersionId: version.id,
    Version: version.version,
    Title: definition.title[language] || definition.title.el,
    // What is translated of it makes it no questionnaire in English.
    Languages: languagesOf(version.definition),
    ActionId: actionId,
    MenteeId: menteeId,
    Extra: { OnFinish: definition.onFinish, WorksOffline: definition.worksOffline },
    Section: toWire(definition, answers, language),
    Answers: Object.fromEntries(
      [...stored].map(([id, { answer, rev }]) => [
        `a${id}`,
        { OptionId: answer.optionId, Text: answer.text, Rev: rev },
      ]),
    ),
    Files: current
      ? (await listAnsweringFiles(db, current.id))
          .filter((file) => isShownTo(file, context))
          .map(fileToWire)
      : [],
    Duration: definition.duration && definition.duration * (attempt?.extraTime ?? 1),
    Window: definition.window,
    TimeStarted: textOf(attempt?.firstStart),
    Completion: textOf(attempt?.finishedAt),
    CanAnswer: isOpen && mayAnswer(key, context),
  }
}

const textOf = (instant: number | null | undefined): string | null =>
  instant ? new Date(instant).toISOString() : null
