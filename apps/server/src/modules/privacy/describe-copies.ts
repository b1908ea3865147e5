import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readStoredContents } from '../files/index.ts'
import { putAnswersInWords, readFileContents, type RowOfAnswers } from '../questionnaires/index.ts'
import type { Row } from './page-values.ts'

/** Tables whose rows are answers, which are numbers without their questionnaire. */
const ANSWERS = ['quest_answers', 'quest_late_answers', 'quest_files']
const FILES = 'quest_files'

/** Tables whose rows are files: what reads their contents, and the column with their name. */
const FILE_TABLES = [
  { table: FILES, read: readFileContents, name: 'name' },
  { table: 'stored_files', read: readStoredContents, name: 'original_name' },
] as const

type Copies = Record<string, readonly Row[]>

/** The copies with answers in words too: what was asked, and what was answered. */
export async function describeCopies(db: Db, copies: Copies, language: Language): Promise<Copies> {
  const described = { ...copies }
  for (const table of ANSWERS) {
    const rows = (copies[table] ?? []) as readonly RowOfAnswers[]
    const words = await putAnswersInWords(db, rows, builtInOf(language))
    described[table] = rows.map(({ answer_set_id, ...row }, place) => {
      const { question = `${row.group_id}`, answer = null } = words[place] ?? {}
      return { answer_set_id, question, ...(table !== FILES && { answer }), ...row }
    })
  }
  return described
}

export interface PackedFiles {
  /** The copies, where each file says under which name it is in the archive. */
  readonly copies: Copies
  readonly files: Readonly<Record<string, Uint8Array>>
}

/**
 * The contents of the files of the copies, as many as there is room for; what is left out says so
 * and can be had from where it was uploaded.
 * @param room in bytes.
 */
export async function packFiles(
  db: Db,
  storage: FileStorage,
  { copies, room }: { readonly copies: Copies; readonly room: number },
): Promise<PackedFiles> {
  const files: Record<string, Uint8Array> = {}
  const told: Record<string, readonly Row[]> = { ...copies }
  let left = room
  for (const { table, read, name: column } of FILE_TABLES) {
    const rows = copies[table] ?? []
    const names = new Map(rows.map((row) => [Number(row['id']), nameOf(table, row, column)]))
    const packed = new Map<number, string>()
    for await (const { id, content } of read(db, storage, [...names.keys()])) {
      const name = names.get(id)
      if (name === undefined || content.length > left) continue
      left -= content.length
      files[name] = content
      packed.set(id, name)
    }
    told[table] = rows.map((row) => ({ ...row, file: packed.get(Number(row['id'])) ?? false }))
  }
  return { copies: told, files }
}

/** Where a file is in the archive: those of questionnaires beside each other, the others in a folder. */
const nameOf = (table: string, row: Row, column: string): string =>
  `files/${table === FILES ? '' : 'uploaded/'}${String(row['id'])} ${String(row[column])}`
