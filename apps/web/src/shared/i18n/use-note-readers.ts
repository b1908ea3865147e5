import {
  NOTE_AUDIENCES,
  type NoteAudience,
  type NoteReader,
} from '@telemachos/contract/core/note-audiences'
import { useParticipant, type Participant } from '../api/participant.ts'
import { useTexts, type Texts } from './use-texts.ts'

/** Whose note it is: one that who is signed in writes, or one that somebody else may have written. */
type Authorship = 'own' | 'others'

interface Who {
  readonly participant: Participant | undefined
  readonly authorship: Authorship
}

/** A sentence that says who reads a note: beside the field while writing, and where it is read. */
export function useNoteReaders(): (audience: NoteAudience, authorship?: Authorship) => string {
  const texts = useTexts()
  const participant = useParticipant()
  return (audience, authorship = 'others') =>
    noteReaders(audience, { participant, authorship }, texts)
}

/** The sentence for somebody, from the definition by which the server answers. */
export function noteReaders(audience: NoteAudience, who: Who, { t, language }: Texts): string {
  const { inCopy } = NOTE_AUDIENCES[audience]
  const readers: readonly NoteReader[] = NOTE_AUDIENCES[audience].readers
  if (readers.length === 1 && readers[0] === 'author') return t('core.notes.onlyYou')
  const words = readers.map((reader, place) =>
    t(`core.notes.reader.${wordOf(reader, readers[place - 1], who)}`),
  )
  const values = { readers: listFormat(language).format(words) }
  if (readers.includes('mentee')) return t('core.notes.readers', values)
  return t(inCopy ? 'core.notes.readersCopy' : 'core.notes.readersNotMentee', values)
}

/** Making a format costs far more than using it. */
const formats = new Map<string, Intl.ListFormat>()

function listFormat(language: string): Intl.ListFormat {
  const format = formats.get(language) ?? new Intl.ListFormat(language)
  formats.set(language, format)
  return format
}

function wordOf(
  reader: NoteReader,
  before: NoteReader | undefined,
  { participant, authorship }: Who,
) {
  if (reader === 'author' && authorship === 'own') return 'you'
  if (reader === 'mentee' && participant === 'mentee') return 'you'
  if (reader !== 'mentors') return reader
  if (participant === 'mentee') return 'ownMentors'
  // Whose mentors they are was said just before.
  return before === 'mentee' ? 'theirMentors' : reader
}
