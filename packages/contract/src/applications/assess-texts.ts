import { defineTexts } from '../core/define-texts.ts'

/** What staff read of score sheets, notes, and the project's rules for them. */
export const assessTexts = defineTexts({
  'applications.score': { el: 'Βαθμολογία', en: 'Score' },
  'applications.score.of': { el: '{score} στα 100', en: '{score} of 100' },
  'applications.score.disagreement': {
    el: 'Οι αξιολογητές διαφωνούν',
    en: 'The reviewers disagree',
  },
  'applications.score.noCriteria': {
    el: 'Το πρόγραμμα δεν έχει ορίσει κριτήρια. Ορίστε τα στους κανόνες αξιολόγησης.',
    en: 'The programme has set no criteria. Set them in the rules for assessing.',
  },
  'applications.score.in': {
    el: 'Βαθμολογίες: {in} από {of}.',
    en: 'Score sheets: {in} of {of}.',
  },
  'applications.score.blind': {
    el: 'Θα φανούν όταν κατατεθούν και οι δύο: κανείς δεν βλέπει πριν τι έδωσε ο άλλος.',
    en: 'They are shown once both are in: nobody sees before what the other gave.',
  },
  'applications.score.own': { el: 'Η βαθμολογία μου', en: 'My score sheet' },
  'applications.score.hint': {
    el: 'Από 0 έως {max}, βάρος {weight}',
    en: 'From 0 to {max}, weight {weight}',
  },
  'applications.score.wrong': {
    el: 'Δώστε βαθμό από 0 έως {max}, και μισούς.',
    en: 'Give points from 0 to {max}, halves too.',
  },
  'applications.score.comment': { el: 'Αιτιολόγηση', en: 'Grounds' },
  'applications.score.submit': { el: 'Κατάθεση βαθμολογίας', en: 'Hand the sheet in' },
  'applications.score.change': { el: 'Αλλαγή βαθμολογίας', en: 'Change the sheet' },
  'applications.score.saved': { el: 'Η βαθμολογία κατατέθηκε.', en: 'The score sheet is in.' },
  'applications.score.total': { el: 'Σύνολο: {total} στα 100', en: 'Total: {total} of 100' },
  'applications.score.criterion': { el: 'Κριτήριο', en: 'Criterion' },
  'applications.score.apart': { el: 'μεγάλη διαφορά', en: 'far apart' },
  'applications.score.sum': { el: 'Σύνολο στα 100', en: 'Total of 100' },
  'applications.score.gone': { el: 'Άτομο που διαγράφηκε', en: 'Somebody who was erased' },
  'applications.notes': { el: 'Σημειώσεις', en: 'Notes' },
  'applications.notes.none': { el: 'Καμία σημείωση ακόμη.', en: 'No notes yet.' },
  'applications.notes.new': { el: 'Νέα σημείωση', en: 'New note' },
  'applications.notes.add': { el: 'Προσθήκη σημείωσης', en: 'Add the note' },
  'applications.notes.remove': {
    el: 'Διαγραφή της σημείωσης στις {at}',
    en: 'Delete the note of {at}',
  },
  'applications.history.score': { el: 'Βαθμολόγησε', en: 'Handed a score sheet in' },
  'applications.history.mail': {
    el: 'E-mail στον αιτούντα: {what}',
    en: 'Mail to the applicant: {what}',
  },
  'applications.history.asked': { el: 'Ζήτησε αλλαγές', en: 'Asked for changes' },
  'applications.history.received': { el: 'Υποβλήθηκε', en: 'Submitted' },
  'applications.rules': { el: 'Κανόνες αξιολόγησης', en: 'Rules for assessing' },
  'applications.rules.criteria': { el: 'Κριτήρια', en: 'Criteria' },
  'applications.rules.criteriaText': {
    el: 'Δύο αξιολογητές βαθμολογούν κάθε αίτηση, χωρίς να βλέπει ο ένας τον άλλον.',
    en: 'Two reviewers score each application, neither seeing the other’s sheet.',
  },
  'applications.rules.criteriaFixed': {
    el: 'Υπάρχουν βαθμολογίες: αλλάζουν μόνο οι διατυπώσεις.',
    en: 'There are score sheets: only the words can be changed.',
  },
  'applications.rules.criterion': { el: 'Κριτήριο {number}', en: 'Criterion {number}' },
  'applications.rules.weight': {
    el: 'Βάρος κριτηρίου {number}',
    en: 'Weight of criterion {number}',
  },
  'applications.rules.weightHint': { el: '{percent}% του συνόλου', en: '{percent}% of the whole' },
  'applications.rules.max': { el: 'Μέγιστοι βαθμοί {number}', en: 'Maximum points {number}' },
  'applications.rules.addCriterion': { el: 'Προσθήκη κριτηρίου', en: 'Add a criterion' },
  'applications.rules.removeCriterion': {
    el: 'Διαγραφή κριτηρίου {number}',
    en: 'Delete criterion {number}',
  },
  'applications.rules.disagreement': {
    el: 'Διαφωνία πάνω από (μονάδες στις 100)',
    en: 'Disagreement beyond (of 100)',
  },
  'applications.rules.disagreementHint': {
    el: 'Αν τα δύο σύνολα απέχουν περισσότερο, η αίτηση σημειώνεται.',
    en: 'If the two totals are farther apart, the application is marked.',
  },
  'applications.rules.ties': { el: 'Ισοβαθμίες', en: 'Ties' },
  'applications.rules.tiesText': {
    el: 'Ποιος προηγείται με την ίδια βαθμολογία. Όποιοι μένουν ίσοι μοιράζονται τη θέση.',
    en: 'Who goes first with the same score. Those who are still the same share the rank.',
  },
  'applications.rules.tie': { el: 'Κανόνας ισοβαθμίας {number}', en: 'Rule for ties {number}' },
  'applications.rules.noTie': { el: 'Κανένας', en: 'None' },
  'applications.rules.byArrival': { el: 'Σειρά υποβολής', en: 'Order of arrival' },
  'applications.rules.reasons': { el: 'Λόγοι απόρριψης', en: 'Reasons for rejections' },
  'applications.rules.reasonsText': {
    el: 'Προσφέρονται στην απόρριψη. Ο αιτών τους διαβάζει στη γλώσσα του.',
    en: 'Offered when an application is rejected. Applicants read them in their language.',
  },
  'applications.rules.reason': { el: 'Λόγος {number}', en: 'Reason {number}' },
  'applications.rules.addReason': { el: 'Προσθήκη λόγου', en: 'Add a reason' },
  'applications.rules.removeReason': {
    el: 'Διαγραφή λόγου {number}',
    en: 'Delete reason {number}',
  },
  'applications.rules.mails': { el: 'E-mail στους αιτούντες', en: 'Mails to applicants' },
  'applications.rules.mailsText': {
    el: 'Τι λένε, αλλάζει στα πρότυπα μηνυμάτων του έργου.',
    en: 'What they say is changed among the mail templates of the project.',
  },
  'applications.rules.mail.received': { el: 'Η αίτηση παραλήφθηκε', en: 'Received' },
  'applications.rules.mail.changes': { el: 'Ζητούνται αλλαγές', en: 'Changes are asked for' },
  'applications.rules.mail.eligible': { el: 'Η αίτηση είναι επιλέξιμη', en: 'Eligible' },
  'applications.rules.mail.selected': { el: 'Η αίτηση επιλέχθηκε', en: 'Selected' },
  'applications.rules.mail.rejected': { el: 'Η αίτηση απορρίφθηκε', en: 'Rejected' },
  'applications.rules.blank': {
    el: 'Κάθε κριτήριο και λόγος χρειάζεται ελληνική διατύπωση.',
    en: 'Each criterion and reason needs words in Greek.',
  },
  'applications.rules.save': { el: 'Αποθήκευση κανόνων', en: 'Save the rules' },
  'applications.rules.saved': { el: 'Οι κανόνες αποθηκεύτηκαν.', en: 'The rules were saved.' },
})
