import { defineTexts } from './define-texts.ts'

/** Who reads a note, in words: see core/note-audiences.ts. */
export const noteTexts = defineTexts({
  'core.notes.readers': { el: 'Ποιος διαβάζει: {readers}.', en: 'Who reads this: {readers}.' },
  'core.notes.readersNotMentee': {
    el: 'Ποιος διαβάζει: {readers}. Ο ωφελούμενος δεν το βλέπει.',
    en: 'Who reads this: {readers}. The mentee does not see it.',
  },
  'core.notes.readersCopy': {
    el: 'Ποιος διαβάζει: {readers}. Ο ωφελούμενος το βλέπει μόνο αν ζητήσει αντίγραφο των δεδομένων του.',
    en: 'Who reads this: {readers}. The mentee sees it only in a copy of their data, if they ask for one.',
  },
  'core.notes.onlyYou': {
    el: 'Ποιος διαβάζει: μόνο εσείς. Ούτε ο ωφελούμενος ούτε όσοι εποπτεύουν το βλέπουν.',
    en: 'Who reads this: you alone. Neither the mentee nor those who oversee see it.',
  },
  'core.notes.reader.you': { el: 'εσείς', en: 'you' },
  'core.notes.reader.author': { el: 'το πρόσωπο που το έγραψε', en: 'whoever wrote it' },
  'core.notes.reader.mentee': { el: 'ο ωφελούμενος', en: 'the mentee' },
  'core.notes.reader.mentors': {
    el: 'οι μέντορες του ωφελουμένου',
    en: 'the mentors of the mentee',
  },
  'core.notes.reader.theirMentors': { el: 'οι μέντορές του', en: 'their mentors' },
  'core.notes.reader.ownMentors': { el: 'οι μέντορές σας', en: 'your mentors' },
  'core.notes.reader.overseers': {
    el: 'όσοι εποπτεύουν (επόπτες, συντονιστές, διαχείριση του έργου)',
    en: 'those who oversee (supervisors, coordinators, administrators of the project)',
  },
  'core.notes.reader.limitedSupervisors': {
    el: 'οι περιορισμένοι επόπτες',
    en: 'limited supervisors',
  },
})
