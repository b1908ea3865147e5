import type { JsonObject } from '@telemachos/rules/json-object'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { isOwnFile, readOwnFile, type FilePictures } from './own-format.ts'
import { parseJson } from '../json-tree.ts'
import { readLime } from './limesurvey/read-lime.ts'
import { readTables } from './limesurvey/read-tables.ts'
import { Notes, type Note } from './note.ts'
import { FileRefusal } from '../refusal.ts'
import { isSurvey, readSurvey } from './surveyjs/read-survey.ts'

/** The kinds of files that are read. */
export type FileKind = 'own' | 'surveyjs' | 'limesurvey'

/** A file as it was read. */
export interface ReadFile {
  readonly kind: FileKind
  /** Of our own files the shape is still to be checked. */
  readonly draft: Draft | JsonObject
  /** The pictures that lie in one of our own files. */
  readonly pictures: FilePictures
  /** What does not come as it was; at most 2,000 of them. */
  readonly notes: readonly Note[]
  readonly noteCount: number
}

/**
 * Recognises and reads a questionnaire: our own file, one of survey-creator or one of LimeSurvey.
 * @param isLong as only our own file may be, for the pictures in it.
 * @throws FileRefusal for what is none of them, or more than is taken.
 */
export function readFile(text: string, isLong = false): ReadFile {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  const notes = new Notes()
  if (start === '') throw new FileRefusal('file_empty')
  refuseEncoding(start)
  if (isLong && !start.startsWith('{')) throw new FileRefusal('file_over_limit')
  if (start.startsWith('<')) {
    return finished('limesurvey', readLime(readTables(start), notes), notes)
  }
  if (!start.startsWith('{')) throw new FileRefusal('file_unknown')
  const value = parseJson(start)
  if (isOwnFile(value)) {
    const { draft, pictures } = readOwnFile(value)
    return finished('own', draft, notes, pictures)
  }
  if (isLong) throw new FileRefusal('file_over_limit')
  if (isSurvey(value)) return finished('surveyjs', readSurvey(value, notes), notes)
  throw new FileRefusal('file_unknown')
}

/** Another encoding read as UTF-8 begins with signs that stand for none, or has empty ones in it. */
function refuseEncoding(text: string): void {
  const at = text.startsWith('\uFFFD') ? 0 : text.indexOf('\0')
  if (at < 0) return
  const lines = text.slice(0, at).split('\n')
  throw new FileRefusal('file_encoding', `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`)
}

function finished(
  kind: FileKind,
  draft: Draft | JsonObject,
  notes: Notes,
  pictures: FilePictures = new Map(),
): ReadFile {
  return { kind, draft, pictures, notes: notes.list, noteCount: notes.count }
}
