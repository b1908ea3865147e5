import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { draft as draftShape } from '@telemachos/contract/questionnaires/draft'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Note } from '@telemachos/questionnaire/interchange/note'
import { noteLinks } from '@telemachos/questionnaire/interchange/note-links'
import { readFile, type FileKind } from '@telemachos/questionnaire/interchange/read-file'
import { FileRefusal } from '@telemachos/questionnaire/interchange/refusal'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { checkData } from '../actions/index.ts'
import { insertDraft } from './edit-draft.ts'

type Calls = (typeof contract)['questInterchange']['calls']

const MOST_BYTES = 1_048_576

interface Imported {
  readonly kind: FileKind
  readonly draft: Draft
  readonly notes: readonly Note[]
  readonly noteCount: number
}

/** What would come of a file. @throws invalid_input `file_…` for what is no questionnaire. */
export async function previewImport({
  Text,
}: InputOf<Calls['previewImport']>): Promise<OutputOf<Calls['previewImport']>> {
  const { kind, draft, notes, noteCount } = readText(Text)
  const sections = draft.Sections.map((section) => ({
    Text: section.Text,
    Questions: section.Questions.flat().length,
  }))
  return {
    Kind: kind,
    Title: draft.Title,
    Sections: sections,
    Questions: countQuestions(draft),
    Problems: checkDraft(draft).length,
    Notes: notes.map(({ at, part, reason, detail }) => ({
      At: at,
      Part: part,
      Reason: reason,
      Detail: detail,
    })),
    NoteCount: noteCount,
  }
}

/** A new questionnaire of the project, out of a file. @throws as previewImport. */
export async function importQuestionnaire(
  { Text, Title }: InputOf<Calls['importQuestionnaire']>,
  context: CallContext,
): Promise<OutputOf<Calls['importQuestionnaire']>> {
  const { kind, draft, noteCount } = readText(Text)
  checkData(Title, 'Title')
  const questId = await insertDraft({ ...draft, Title }, context)
  context.audit({ detail: { questId, kind, notes: noteCount } })
  return { QuestId: questId, Revision: 1, Kind: kind, Questions: countQuestions(draft) }
}

const countQuestions = ({ Sections }: Draft): number =>
  Sections.flatMap((section) => section.Questions.flat()).length

function readText(text: string): Imported {
  if (Buffer.byteLength(text) > MOST_BYTES) throw refuseFile('file_over_limit', '1 MiB')
  const { kind, draft, notes, noteCount } = readRefused(text)
  const shaped = draftShape.safeParse(draft)
  if (!shaped.success) {
    throw refuseFile('file_shape', (shaped.error.issues[0]?.path ?? []).join('.').slice(0, 200))
  }
  checkData(shaped.data, 'Text')
  const links = kind === 'own' ? noteLinks(shaped.data) : []
  return {
    kind,
    draft: shaped.data,
    notes: [...notes, ...links].slice(0, 2_000),
    noteCount: noteCount + links.length,
  }
}

function readRefused(text: string): ReturnType<typeof readFile> {
  try {
    return readFile(text)
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
