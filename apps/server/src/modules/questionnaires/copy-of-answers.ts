import { describeAnswers } from '@telemachos/questionnaire/describe-answers'
import type { Label } from '@telemachos/questionnaire/definition'
import type { Db } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { findVersionIds } from './answer-set-store.ts'
import { listFileNames, listStorageKeys } from './file-store.ts'
import { versionFor } from './versions.ts'

/** What a row of answers holds in the words of its questionnaire. */
interface AnswerInWords {
  readonly question: string
  readonly answer: string
}

/** A row of answers, or of files, as its table has it. */
export interface RowOfAnswers {
  readonly [column: string]: unknown
  readonly answer_set_id: number
  readonly group_id: number
  readonly option_id?: number | null
  readonly text?: string | null
}

/** Puts rows of answers in words. @returns undefined for a row whose question is no longer known. */
export async function putAnswersInWords(
  db: Db,
  rows: readonly RowOfAnswers[],
  language: keyof Label,
): Promise<(AnswerInWords | undefined)[]> {
  const setIds = [...new Set(rows.map(({ answer_set_id: id }) => id))]
  const begun = await findVersionIds(db, setIds)
  const fileNames = await listFileNames(db, setIds, null)
  const read = (label: Label) => label[language] || label.el
  const inWords: (AnswerInWords | undefined)[] = []
  for (const { answer_set_id: setId, group_id: groupId, option_id, text = null } of rows) {
    const set = begun.get(setId)
    const place = set && (await versionFor(db, set)).places.get(groupId)
    if (!place) {
      inWords.push(undefined)
      continue
    }
    const { question, group } = place
    const given = new Map([[groupId, { optionId: option_id ?? null, text }]])
    const [described] = describeAnswers(question, given, language, fileNames.get(setId))
    const item = described?.item ?? (question.groups.length > 1 ? read(group.text) : '')
    inWords.push({
      question: [read(question.text), item].filter(Boolean).join(': '),
      answer: described?.text ?? text ?? '',
    })
  }
  return inWords
}

/** The contents of files, one after the other; those that are not there are left out. */
export async function* readFileContents(
  db: Db,
  storage: FileStorage,
  fileIds: readonly number[],
): AsyncGenerator<{ readonly id: number; readonly content: Buffer }> {
  for (const [id, key] of await listStorageKeys(db, fileIds)) {
    const content = await storage.read(key)
    if (content) yield { id, content }
  }
}
