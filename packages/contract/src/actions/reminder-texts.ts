import { defineTexts } from '../core/define-texts.ts'

/** Reminders of deadlines. */
export const reminderTexts = defineTexts({
  'due.remind.title': { el: 'Υπενθυμίσεις', en: 'Reminders' },
  'due.remind.hint': {
    el: 'Με e-mail και ειδοποίηση στη σελίδα, το πρωί. Όσοι ολοκλήρωσαν τη δράση ή δεν τη βλέπουν δεν παίρνουν.',
    en: 'By mail and on the page, in the morning. Whoever has completed the action or does not see it gets none.',
  },
  'due.remind.plan': { el: 'Πότε στέλνονται', en: 'When they go' },
  'due.remind.plan.project': { el: 'Όπως ορίζει το έργο', en: 'As the project says' },
  'due.remind.plan.own': { el: 'Όπως ορίζεται εδώ', en: 'As said here' },
  'due.remind.plan.none': { el: 'Ποτέ', en: 'Never' },
  'due.remind.projectSays': { el: 'Το έργο ορίζει: {words}.', en: 'The project says: {words}.' },
  'due.remind.never': { el: 'καμία υπενθύμιση', en: 'no reminder' },
  'due.remind.andMentor': { el: 'και στον μέντορα', en: 'the mentor too' },
  'due.remind.days': { el: 'Ημέρες (έως {most})', en: 'Days (at most {most})' },
  'due.remind.daysMissing': { el: 'Επιλέξτε τουλάχιστον μία.', en: 'Choose at least one.' },
  'due.remind.daysMany': { el: 'Επιλέξτε έως {most}.', en: 'Choose at most {most}.' },
  'due.remind.before_one': { el: '{count} ημέρα πριν', en: '{count} day before' },
  'due.remind.before_other': { el: '{count} ημέρες πριν', en: '{count} days before' },
  'due.remind.same': { el: 'την ημέρα της προθεσμίας', en: 'on the day' },
  'due.remind.after_one': { el: '{count} ημέρα μετά', en: '{count} day after' },
  'due.remind.after_other': { el: '{count} ημέρες μετά', en: '{count} days after' },
  'due.remind.mentor': { el: 'Να ειδοποιείται και ο μέντορας', en: 'Remind the mentor as well' },
  'due.remind.save': { el: 'Αποθήκευση υπενθυμίσεων', en: 'Save reminders' },
  'due.remind.saved': { el: 'Οι υπενθυμίσεις αποθηκεύτηκαν', en: 'Reminders saved' },
  'due.remind.next': { el: 'Ποιοι ακολουθούν', en: 'Who is next' },
  'due.remind.nobody': {
    el: 'Προς το παρόν δεν θα σταλεί καμία υπενθύμιση.',
    en: 'At present nobody would be reminded.',
  },
  'due.remind.on': { el: 'Υπενθύμιση', en: 'Reminder' },
  'due.remind.due': { el: 'Προθεσμία', en: 'Deadline' },
  'due.remind.with': { el: 'και: {mentor}', en: 'and {mentor}' },
})
