import { defineTexts } from '../core/define-texts.ts'

/** Texts of the screens that change a field of many people. */
export const updateTexts = defineTexts({
  'updates.title': { el: 'Μαζική ενημέρωση', en: 'Bulk update' },
  'updates.lead': {
    el: 'Επικολλήστε ποιοι αλλάζουν και τι: πρώτα βλέπετε τι θα αλλάξει.',
    en: 'Paste who changes and what: first you see what would change.',
  },
  'updates.tabs': { el: 'Τρόποι ενημέρωσης', en: 'Ways to update' },
  'updates.tab.paste': { el: 'Με επικόλληση', en: 'By pasting' },
  'updates.tab.many': { el: 'Ίδια τιμή σε πολλούς', en: 'One value for many' },
  'updates.paste.hint': {
    el: 'Μία στήλη με όνομα χρήστη ή αριθμό αίτησης και μία για κάθε πεδίο που αλλάζει, με τίτλους.',
    en: 'A column with the user name or application number and one for each field that changes, with headings.',
  },
  'updates.key': { el: 'Όνομα χρήστη ή αριθμός αίτησης', en: 'User name or application number' },
  'updates.key.missing': {
    el: 'Ορίστε ποια στήλη λέει ποιο άτομο είναι και τουλάχιστον μία με πεδίο.',
    en: 'Say which column tells who it is, and at least one with a field.',
  },
  'updates.emptyClears': {
    el: 'Τα κενά κελιά σβήνουν την τιμή που υπάρχει (αλλιώς δεν αλλάζουν τίποτα)',
    en: 'Empty cells clear the value that is there (otherwise they change nothing)',
  },
  'updates.look': { el: 'Τι θα αλλάξει', en: 'What would change' },
  'updates.looking': {
    el: 'Αναζητήθηκαν {done} από {all}',
    en: '{done} of {all} have been looked up',
  },
  'updates.preview': { el: 'Άτομα και τιμές', en: 'People and values' },
  'updates.summary': {
    el: 'Άτομα που βρέθηκαν: {found} από {all}. Τιμές που αλλάζουν: {values}.',
    en: 'People found: {found} of {all}. Values that change: {values}.',
  },
  'updates.person': { el: 'Άτομο', en: 'Person' },
  'updates.notFound': { el: 'Δεν βρέθηκε', en: 'Not found' },
  'updates.several': { el: 'Ταιριάζουν πολλοί', en: 'Several match' },
  'updates.empty': { el: '(κενό)', en: '(empty)' },
  'updates.same': { el: 'Ίδιο', en: 'The same' },
  'updates.result.changed': { el: 'Άλλαξε', en: 'Changed' },
  'updates.result.unchanged': { el: 'Ήταν ήδη έτσι', en: 'Was so already' },
  'updates.apply_one': { el: 'Αλλαγή {number} τιμής', en: 'Change {number} value' },
  'updates.apply_other': { el: 'Αλλαγή {number} τιμών', en: 'Change {number} values' },
  'updates.confirm_one': {
    el: 'Αλλαγή {number} τιμής σε {people};',
    en: 'Change {number} value of {people}?',
  },
  'updates.confirm_other': {
    el: 'Αλλαγή {number} τιμών σε {people};',
    en: 'Change {number} values of {people}?',
  },
  'updates.people_one': { el: '{number} άτομο', en: '{number} person' },
  'updates.people_other': { el: '{number} άτομα', en: '{number} people' },
  'updates.warning': {
    el: 'Οι παλιές τιμές αντικαθίστανται. Αναιρείται για μία ώρα· ύστερα η αλλαγή είναι οριστική.',
    en: 'The old values are replaced. It can be undone for an hour; after that it cannot be undone.',
  },
  'updates.changed_one': { el: 'Άλλαξε {number} τιμή', en: '{number} value was changed' },
  'updates.changed_other': { el: 'Άλλαξαν {number} τιμές', en: '{number} values were changed' },
  'updates.success': { el: 'ΕΠΙΤΥΧΗΣ ΕΝΕΡΓΕΙΑ', en: 'SUCCESSFUL ACTION' },
  'updates.done': {
    el: 'Άλλαξαν {changed} τιμές, {unchanged} ήταν ήδη έτσι, {refused} απορρίφθηκαν.',
    en: '{changed} values changed, {unchanged} were so already, {refused} were refused.',
  },
  'updates.stopped': {
    el: 'Σταμάτησε πριν τελειώσει: πατήστε ξανά για όσα απομένουν.',
    en: 'It stopped before the end: press again for what is left.',
  },
  'updates.again': { el: 'Νέα επικόλληση', en: 'Paste again' },
  'updates.field': { el: 'Πεδίο', en: 'Field' },
  'updates.value': { el: 'Νέα τιμή', en: 'New value' },
  'updates.value.hint': {
    el: 'Κενή τιμή σβήνει το πεδίο.',
    en: 'An empty value clears the field.',
  },
  'updates.roles': { el: 'Ρόλος', en: 'Role' },
  'updates.roles.all': { el: 'Όλοι οι ρόλοι', en: 'Every role' },
  'updates.search': { el: 'Όνομα', en: 'Name' },
  'updates.state': { el: 'Κατάσταση', en: 'State' },
  'updates.state.all': { el: 'Ενεργοί και μη', en: 'Active or not' },
  'updates.state.active': { el: 'Μόνο ενεργοί', en: 'Active only' },
  'updates.state.inactive': { el: 'Μόνο ανενεργοί', en: 'Inactive only' },
  'updates.many.lead': {
    el: 'Επιλέξτε άτομα, πεδίο και τιμή. Πριν από την αλλαγή βλέπετε πόσους αφορά.',
    en: 'Choose people, a field and a value. Before the change you see how many it concerns.',
  },
  'updates.many.open': { el: 'Ορισμός τιμής…', en: 'Set a value…' },
  'updates.many.title': { el: 'Ίδια τιμή σε πολλούς', en: 'One value for many' },
  'updates.many.count': {
    el: 'Η επιλογή έχει {people}. Αλλάζει η τιμή σε {changing}.',
    en: 'The selection has {people}. The value changes for {changing}.',
  },
  'updates.many.old': { el: 'Τιμές που χάνονται', en: 'Values that are lost' },
  'updates.many.nothing': {
    el: 'Όλοι έχουν ήδη αυτή την τιμή.',
    en: 'Everybody has this value already.',
  },
  'updates.many.apply_one': { el: 'Αλλαγή σε {number} άτομο', en: 'Change {number} person' },
  'updates.many.apply_other': { el: 'Αλλαγή σε {number} άτομα', en: 'Change {number} people' },
  'updates.many.changed': {
    el: 'Στο μεταξύ άλλαξε πόσους αφορά. Δείτε τον νέο αριθμό και επιβεβαιώστε ξανά.',
    en: 'How many it concerns has changed meanwhile. See the new number and confirm again.',
  },
  'updates.many.already_one': { el: 'Ένα άτομο την έχει ήδη.', en: 'One person has it already.' },
  'updates.many.already_other': {
    el: '{number} άτομα την έχουν ήδη.',
    en: '{number} people have it already.',
  },
})
