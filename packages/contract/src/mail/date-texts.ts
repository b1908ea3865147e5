import { defineTexts } from '../core/define-texts.ts'

/** What is said before meeting dates are mailed. */
export const dateTexts = defineTexts({
  'mail.dates.whoTitle': { el: 'Σε ποιους και τι', en: 'To whom and what' },
  'mail.dates.when': {
    el: 'Φεύγει αμέσως. Στις ώρες ησυχίας κάποιου (συνήθως 22:00 έως 08:00) φεύγει μόλις τελειώσουν.',
    en: 'It leaves at once. In somebody’s quiet hours (usually 22:00 to 08:00) it leaves when they end.',
  },
  'mail.dates.counts': {
    el: 'Θα πάρουν το μήνυμα: {ready} από {all}.',
    en: 'Will get the mail: {ready} of {all}.',
  },
  'mail.dates.unnoted': {
    el: 'Τα μηνύματα στάλθηκαν, αλλά η ημερομηνία αποστολής δεν σημειώθηκε σε όλες τις ενέργειες.',
    en: 'The messages were sent, but when they were was not noted in all actions.',
  },
  'mail.dates.state.noAddress': { el: 'Χωρίς διεύθυνση e-mail', en: 'No e-mail address' },
  'mail.dates.state.nothing': { el: 'Χωρίς συνάντηση', en: 'No meeting' },
  'mail.dates.state.told': { el: 'Ενημερώθηκε σήμερα', en: 'Told today' },
  'rule.nothing_planned': {
    el: 'Δεν υπάρχει προγραμματισμένη συνάντηση.',
    en: 'There is no planned meeting.',
  },
  'mail.dates.never': { el: 'Πρώτη φορά', en: 'The first time' },
  'mail.dates.before': { el: 'Τελευταία φορά: {at}', en: 'Last time: {at}' },
  'mail.dates.meeting': { el: '{at}: {title}', en: '{at}: {title}' },
  'mail.dates.more_one': { el: 'και άλλη {count} συνάντηση', en: 'and {count} more meeting' },
  'mail.dates.more_other': { el: 'και άλλες {count} συναντήσεις', en: 'and {count} more meetings' },
  'mail.dates.read': { el: 'Τι θα διαβάσει: {name}', en: 'What it will say: {name}' },
  'mail.dates.readShort': { el: 'Τι θα διαβάσει', en: 'What it will say' },
  'mail.dates.search': { el: 'Αναζήτηση ονόματος', en: 'Search by name' },
  'mail.dates.notFound': { el: 'Δεν βρέθηκε κανείς.', en: 'Nobody was found.' },
})
