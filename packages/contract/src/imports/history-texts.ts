import { defineTexts } from '../core/define-texts.ts'

/** Texts of the list of imports, and of undoing one. */
export const historyTexts = defineTexts({
  'imports.history.tab': { el: 'Εισαγωγές', en: 'Imports' },
  'imports.history.title': { el: 'Εισαγωγές ατόμων', en: 'Imports of people' },
  'imports.history.lead': {
    el: 'Κάθε εισαγωγή αναιρείται για 24 ώρες: φεύγουν όσοι δεν έχουν κάνει ακόμη τίποτα.',
    en: 'An import can be undone for 24 hours: whoever has done nothing yet leaves again.',
  },
  'imports.history.none': { el: 'Καμία εισαγωγή ακόμη', en: 'No import yet' },
  'imports.history.noneText': {
    el: 'Μόλις εισαγάγετε άτομα από υπολογιστικό φύλλο, η εισαγωγή φαίνεται εδώ.',
    en: 'Once you import people from a spreadsheet, the import is shown here.',
  },
  'imports.history.open': { el: 'Όλες οι εισαγωγές', en: 'All imports' },
  'imports.history.at': { el: 'Εισαγωγή {at}', en: 'Import of {at}' },
  'imports.history.by': { el: 'Από: {name}', en: 'By {name}' },
  'imports.history.erased': { el: 'διαγραμμένο πρόσωπο', en: 'an erased person' },
  'imports.history.added': { el: 'Νέα άτομα: {number}', en: 'New people: {number}' },
  'imports.history.joined': { el: 'Από άλλο έργο: {number}', en: 'From another project: {number}' },
  'imports.history.invited': { el: 'Προσκλήθηκαν: {number}', en: 'Invited: {number}' },
  'imports.history.already': { el: 'Ήδη μέλη: {number}', en: 'Members already: {number}' },
  'imports.history.undone_one': {
    el: 'Αναιρέθηκε {at} για {number} άτομο. Από: {name}.',
    en: 'Undone {at} by {name} for {number} person.',
  },
  'imports.history.undone_other': {
    el: 'Αναιρέθηκε {at} για {number} άτομα. Από: {name}.',
    en: 'Undone {at} by {name} for {number} people.',
  },
  'imports.history.left_one': {
    el: 'Η αναίρεση διακόπηκε: απομένει {number} άτομο.',
    en: 'Undoing was interrupted: {number} person is left.',
  },
  'imports.history.left_other': {
    el: 'Η αναίρεση διακόπηκε: απομένουν {number} άτομα.',
    en: 'Undoing was interrupted: {number} people are left.',
  },
  'imports.undo': { el: 'Αναίρεση εισαγωγής', en: 'Undo this import' },
  'imports.undo.of': { el: 'Αναίρεση της εισαγωγής {at}', en: 'Undo the import of {at}' },
  'imports.undo.until': { el: 'Αναιρείται έως {at}', en: 'Can be undone until {at}' },
  'imports.undo.sure_one': {
    el: 'Αναίρεση της εισαγωγής για {number} άτομο;',
    en: 'Undo the import for {number} person?',
  },
  'imports.undo.sure_other': {
    el: 'Αναίρεση της εισαγωγής για {number} άτομα;',
    en: 'Undo the import for {number} people?',
  },
  'imports.undo.text': {
    el: 'Για να μπουν ξανά, τους εισάγετε ξανά.',
    en: 'To have them in again, import them again.',
  },
  'imports.undo.removed': { el: 'Νέα άτομα που διαγράφονται', en: 'New people who are removed' },
  'imports.undo.leaving': {
    el: 'Άτομα άλλων έργων που φεύγουν από το έργο',
    en: 'People of other projects who leave the project',
  },
  'imports.undo.withdrawn': {
    el: 'Προσκλήσεις που ανακαλούνται',
    en: 'Invitations that are withdrawn',
  },
  'imports.undo.mails': { el: 'Μηνύματα που δεν θα φύγουν', en: 'Mails that will not go' },
  'imports.undo.stays': { el: '{name}: {reason}', en: '{name}: {reason}' },
  'imports.undo.moreStay_one': { el: 'και {number} ακόμη άτομο', en: 'and {number} more person' },
  'imports.undo.moreStay_other': { el: 'και {number} ακόμη άτομα', en: 'and {number} more people' },
  'imports.undo.kept.signedIn': { el: 'μένει, έχει συνδεθεί', en: 'stays, has signed in' },
  'imports.undo.kept.filledIn': {
    el: 'μένει, υπάρχουν δικά του στοιχεία από τότε',
    en: 'stays, something of theirs is there since',
  },
  'imports.undo.kept.changed': {
    el: 'μένει, από τότε άλλαξε κάτι γι’ αυτό το άτομο',
    en: 'stays, somebody changed something about them since',
  },
  'imports.undo.kept.accepted': {
    el: 'μένει, δέχτηκε την πρόσκληση',
    en: 'stays, accepted the invitation',
  },
  'imports.undo.kept.lastAdmin': {
    el: 'μένει, το έργο δεν έχει άλλο άτομο στη διαχείριση',
    en: 'stays, the project has no other administrator',
  },
  'imports.undo.nothing': { el: 'Δεν αναιρείται για κανένα άτομο', en: 'It is undone for nobody' },
  'imports.undo.nothingText': {
    el: 'Όσοι μπήκαν με αυτή την εισαγωγή μένουν. {reasons}',
    en: 'Whoever came with this import stays. {reasons}',
  },
  'imports.undo.progress': {
    el: 'Αναίρεση: απομένουν {left}',
    en: 'Undoing: {left} are left',
  },
  'imports.undo.done_one': {
    el: 'Η εισαγωγή αναιρέθηκε για {number} άτομο',
    en: 'The import was undone for {number} person',
  },
  'imports.undo.done_other': {
    el: 'Η εισαγωγή αναιρέθηκε για {number} άτομα',
    en: 'The import was undone for {number} people',
  },
})
