import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { NOTE_AUDIENCES, type NoteAudience } from '@telemachos/contract/core/note-audiences'
import { noteTexts } from '@telemachos/contract/core/note-texts'
import { describe, expect, it } from 'vitest'
import { makeTranslator } from './translator.ts'
import { noteReaders } from './use-note-readers.ts'
import type { Texts } from './use-texts.ts'

const speech = (language: BuiltInLanguage): Texts => ({
  language,
  t: makeTranslator(
    Object.fromEntries(Object.entries(noteTexts).map(([key, text]) => [key, text[language]])),
  ),
})
const say = (audience: NoteAudience, who: Parameters<typeof noteReaders>[1]) =>
  noteReaders(audience, who, speech('el'))

describe('the sentence that says who reads a note', () => {
  it.each(Object.entries(NOTE_AUDIENCES))('names every reader of %s', (name, { readers }) => {
    const audience = name as NoteAudience
    const said = say(audience, { participant: undefined, authorship: 'others' })
    const words = readers.map((reader, place) =>
      reader === 'mentors' && place > 0
        ? noteTexts['core.notes.reader.theirMentors'].el
        : noteTexts[`core.notes.reader.${reader}`].el,
    )
    const expected = name === 'author' ? ['μόνο εσείς'] : words
    for (const word of expected) expect(said).toContain(word)
  })

  it('tells the two kinds of private notes apart', () => {
    const writer = { participant: 'mentor', authorship: 'own' } as const
    expect(say('authorAndOverseers', writer)).toBe(
      'Ποιος διαβάζει: εσείς και όσοι εποπτεύουν (επόπτες, συντονιστές, διαχείριση του έργου). Ο ωφελούμενος δεν το βλέπει.',
    )
    expect(say('author', writer)).toBe(
      'Ποιος διαβάζει: μόνο εσείς. Ούτε ο ωφελούμενος ούτε όσοι εποπτεύουν το βλέπουν.',
    )
  })

  it('says “you” to the mentee', () => {
    expect(say('pair', { participant: 'mentee', authorship: 'others' })).toMatch(
      /^Ποιος διαβάζει: εσείς, οι μέντορές σας και όσοι εποπτεύουν/,
    )
  })

  it('says of what the mentee’s copy of their data has that it is there', () => {
    const reader = { participant: 'mentor', authorship: 'others' } as const
    expect(say('staff', reader)).toContain('αντίγραφο')
    expect(say('mentorsAndOverseers', reader)).not.toContain('αντίγραφο')
  })
})
