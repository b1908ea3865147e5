import { defineTexts } from '../core/define-texts.ts'

/** What people read about the work that actions ask by their type. */
export const submissionsTexts = defineTexts({
  'activity.submissions.read': {
    el: '{who} διάβασε «{action}» για {whom}',
    en: '{who} read “{action}” for {whom}',
  },
  'activity.submissions.read.self': {
    el: '{who} διάβασε «{action}»',
    en: '{who} read “{action}”',
  },
  'rule.not_information': {
    el: 'Η δράση δεν είναι κείμενο προς ανάγνωση.',
    en: 'The action is not a text to be read.',
  },
  'rule.read_version': {
    el: 'Το κείμενο άλλαξε στο μεταξύ. Διαβάστε το όπως είναι τώρα.',
    en: 'The text has changed meanwhile. Please read it as it is now.',
  },
  'rule.unknown_item': {
    el: 'Η γραμμή δεν υπάρχει πια στη λίστα.',
    en: 'The line is no longer in the list.',
  },
  'submissions.reading.title': { el: 'Ανάγνωση', en: 'Reading' },
  'submissions.reading.confirm': { el: 'Το διάβασα', en: 'I have read it' },
  'submissions.reading.confirmHint': {
    el: 'Πατήστε το αφού διαβάσετε το κείμενο. Κρατάμε την ημέρα και την ώρα.',
    en: 'Press it once you have read the text. The day and time are recorded.',
  },
  'submissions.reading.auto': {
    el: 'Η ανάγνωση σημειώνεται μόλις φτάσετε στο τέλος του κειμένου.',
    en: 'Reading is recorded once you reach the end of the text.',
  },
  'submissions.reading.doneOwn': { el: 'Το διαβάσατε στις {at}', en: 'You read it on {at}' },
  'submissions.reading.again': {
    el: 'Το κείμενο άλλαξε από τότε που το διαβάσατε ({at}). Διαβάστε το ξανά.',
    en: 'The text has changed since you read it ({at}). Please read it again.',
  },
  'submissions.reading.recording': { el: 'Σημειώνεται…', en: 'Recording…' },
  'submissions.reading.done': { el: 'Διαβάστηκε στις {at}', en: 'Read on {at}' },
  'submissions.reading.doneConfirmed': {
    el: 'Δήλωσε ότι το διάβασε στις {at}',
    en: 'Confirmed having read it on {at}',
  },
  'submissions.reading.old': {
    el: 'Διάβασε παλαιότερο κείμενο ({at})· το νέο όχι ακόμη',
    en: 'Read an earlier text ({at}), but not the new one yet',
  },
  'submissions.reading.not': { el: 'Δεν έχει διαβαστεί', en: 'Not read' },
})
