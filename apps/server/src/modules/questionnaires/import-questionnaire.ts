import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { draft as draftShape } from '@telemachos/contract/questionnaires/draft'
import { LARGEST_QUEST_FILE } from '@telemachos/contract/questionnaires/file-limits'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { picturesIn, withPictures } from '@telemachos/questionnaire/author/draft-pictures'
import { kindOf, type Note } from '@telemachos/interchange/questionnaires/note'
import { readFile, type FileKind } from '@telemachos/interchange/questionnaires/read-file'
import { FileRefusal } from '@telemachos/interchange/refusal'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { checkData } from '../actions/index.ts'
import { insertDraft } from './edit-draft.ts'
import { noteLinks } from './note-links.ts'
import { insertPicture } from './picture-store.ts'
import { addressOf, type StoredPicture } from './pictures.ts'
import { checkPictures, storePictures } from './pictures-in-files.ts'

type Calls = (typeof contract)['questionnaires']['calls']

/** What a file without pictures may have. */
const MAX_BYTES = 1_048_576

interface Imported {
  readonly kind: FileKind
  readonly draft: Draft
  readonly pictures: ReturnType<typeof checkPictures>
  readonly notes: readonly Note[]
  readonly noteCount: number
}

/** What would come of a file. @throws invalid_input `file_…` for what is no questionnaire. */
export async function previewImport({
  Text,
}: InputOf<Calls['previewImport']>): Promise<OutputOf<Calls['previewImport']>> {
  const { kind, draft, pictures, notes, noteCount } = readText(Text)
  const sections = draft.Sections.map((section) => ({
    Text: section.Text,
    Questions: section.Questions.flat().length,
  }))
  return {
    Kind: kind,
    Title: draft.Title,
    Sections: sections,
    Questions: countQuestions(draft),
    Pictures: pictures.size,
    Problems: checkDraft(draft).length,
    Notes: notes.map((note) => ({
      At: note.at,
      Part: note.part,
      Kind: kindOf(note),
      Reason: note.reason,
      Detail: note.detail,
    })),
    NoteCount: noteCount,
  }
}

/** What a file is to become, with the contents of its pictures stored. */
interface StoredImport extends Pick<Imported, 'kind' | 'draft' | 'noteCount'> {
  readonly pictures: readonly StoredPicture[]
}

/** Reads a file and stores its pictures. @throws as previewImport. */
export async function readImport(
  { Text, Title }: InputOf<Calls['importQuestionnaire']>,
  storage: FileStorage,
): Promise<StoredImport> {
  const { kind, draft, pictures, noteCount } = readText(Text)
  checkData(Title, 'Title')
  const stored = await storePictures(storage, pictures)
  const addresses = new Map([...stored].map(([address, { key }]) => [address, addressOf(key)]))
  return { kind, noteCount, draft: withPictures(draft, addresses), pictures: [...stored.values()] }
}

/** A new questionnaire of the project, out of a file that has been read. */
export async function importQuestionnaire(
  { Title }: InputOf<Calls['importQuestionnaire']>,
  context: CallContext,
  { kind, draft, pictures, noteCount }: StoredImport,
): Promise<OutputOf<Calls['importQuestionnaire']>> {
  const { db, now } = context
  const questId = await insertDraft({ ...draft, Title }, context)
  for (const picture of pictures) await insertPicture(db, { ...picture, questId, at: now })
  context.audit({ detail: { questId, kind, notes: noteCount } })
  return { QuestId: questId, Revision: 1, Kind: kind, Questions: countQuestions(draft) }
}

const countQuestions = ({ Sections }: Draft): number =>
  Sections.flatMap((section) => section.Questions.flat()).length

function readText(text: string): Imported {
  const bytes = Buffer.byteLength(text)
  if (bytes > LARGEST_QUEST_FILE) throw refuseFile('file_over_limit', '')
  const { kind, draft, pictures, notes, noteCount } = refusing(() =>
    readFile(text, bytes > MAX_BYTES),
  )
  const shaped = draftShape.safeParse(draft)
  if (!shaped.success) {
    throw refuseFile('file_shape', (shaped.error.issues[0]?.path ?? []).join('.').slice(0, 200))
  }
  checkData(shaped.data, 'Text')
  const checked = refusing(() => checkPictures(pictures, picturesIn(shaped.data)))
  const links = kind === 'own' ? noteLinks(shaped.data, checked) : []
  return {
    kind,
    draft: shaped.data,
    pictures: checked,
    notes: [...notes, ...links].slice(0, 2_000),
    noteCount: noteCount + links.length,
  }
}

/** What is read of a file; a refusal becomes a 4xx. */
function refusing<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileRefusal) throw refuseFile(error.rule, error.what)
    throw error
  }
}

/** A refusal with where in the file it is, or what of it. */
function refuseFile(rule: string, what: string): AppError {
  return new AppError('invalid_input', {
    fields: [{ field: 'Text', rule }],
    ...(what !== '' && { details: { What: what } }),
  })
}
