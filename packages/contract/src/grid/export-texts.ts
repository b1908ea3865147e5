import { defineTexts } from '../core/define-texts.ts'

/** The export of the grid to a file, and the totals of mentees. */
export const exportTexts = defineTexts({
  'exports.open': { el: 'Εξαγωγή', en: 'Export' },
  'exports.title': { el: 'Εξαγωγή σε αρχείο', en: 'Export to a file' },
  'exports.lead_one': {
    el: 'Θα εξαχθεί {number} ωφελούμενος, με τα φίλτρα που ισχύουν τώρα.',
    en: '{number} mentee will be exported, with the filters that are on now.',
  },
  'exports.lead_other': {
    el: 'Θα εξαχθούν {number} ωφελούμενοι, με τα φίλτρα που ισχύουν τώρα.',
    en: '{number} mentees will be exported, with the filters that are on now.',
  },
  'exports.format': { el: 'Μορφή αρχείου', en: 'File format' },
  'exports.format.xlsx': { el: 'Αρχείο Excel (.xlsx)', en: 'Excel (.xlsx)' },
  'exports.format.xls': { el: 'Παλαιότερο Excel (.xls)', en: 'Older Excel (.xls)' },
  'exports.format.csv': { el: 'Κείμενο (.csv)', en: 'Text (.csv)' },
  'exports.fields': { el: 'Στοιχεία ωφελουμένου', en: 'Details of the mentee' },
  'exports.actions': { el: 'Δράσεις', en: 'Actions' },
  'exports.numbers.inFull': {
    el: 'Ολόκληροι οι αριθμοί ταυτοποίησης',
    en: 'Identification numbers in full',
  },
  'exports.numbers.masked': {
    el: 'Χωρίς αυτή την επιλογή το αρχείο έχει μόνο τα τελευταία ψηφία, όπως •••••9812.',
    en: 'Without this the file has the last digits alone, such as •••••9812.',
  },
  'exports.numbers.reason': {
    el: 'Γιατί χρειάζονται ολόκληροι',
    en: 'Why they are needed in full',
  },
  'exports.numbers.chooseReason': { el: 'Επιλέξτε λόγο', en: 'Choose a reason' },
  'exports.numbers.recorded': {
    el: 'Καταγράφεται ποιο άτομο τους εξήγαγε, πότε, ποιων και για ποιον λόγο.',
    en: 'It is recorded who exported them, when, whose they are and for what reason.',
  },
  'exports.numbers.reason.funding': {
    el: 'Αναφορά στον φορέα χρηματοδότησης',
    en: 'A report to the funding body',
  },
  'exports.numbers.reason.payment': { el: 'Πληρωμή ωφελουμένων', en: 'Payment of mentees' },
  'exports.numbers.reason.insurance': {
    el: 'Ασφαλιστική ή φορολογική υποχρέωση',
    en: 'A duty of insurance or tax',
  },
  'exports.numbers.reason.authority': {
    el: 'Το ζήτησε δημόσια αρχή',
    en: 'A public authority asked for it',
  },
  'exports.numbers.reason.check': {
    el: 'Έλεγχος και διόρθωση των στοιχείων',
    en: 'Checking and correcting the details',
  },
  'exports.all': { el: 'Επιλογή όλων', en: 'Select all' },
  'exports.start': { el: 'Εξαγωγή', en: 'Export' },
  'exports.close': { el: 'Κλείσιμο', en: 'Close' },
  'exports.cancel': { el: 'Διακοπή', en: 'Cancel' },
  'exports.cancelled': {
    el: 'Η εξαγωγή διακόπηκε. Δεν αποθηκεύτηκε αρχείο.',
    en: 'The export was cancelled. No file was saved.',
  },
  'exports.progress': {
    el: 'Ωφελούμενοι: {done} από {total}',
    en: 'Mentees: {done} of {total}',
  },
  'exports.running': { el: 'Το αρχείο ετοιμάζεται', en: 'The file is being prepared' },
  'exports.pageFailed': {
    el: 'Ένα μέρος της λίστας δεν έφτασε. Όσα ήρθαν ήδη δεν χάθηκαν.',
    en: 'Part of the list did not arrive. What has come already is not lost.',
  },
  'exports.waits': {
    el: 'Ζητήθηκαν πολλά δεδομένα σε λίγη ώρα. Η εξαγωγή συνεχίζεται μόνη της σε λίγο.',
    en: 'Much data was asked for in a short time. The export goes on by itself in a while.',
  },
  'exports.retry': { el: 'Νέα προσπάθεια', en: 'Try again' },
  'exports.failed': {
    el: 'Το αρχείο δεν δημιουργήθηκε. Δοκιμάστε ξανά.',
    en: 'The file was not made. Please try again.',
  },
  'exports.done': { el: 'Το αρχείο κατέβηκε.', en: 'The file was downloaded.' },
  'exports.table.open': { el: 'Εξαγωγή πίνακα', en: 'Export table' },
  'exports.table.lead_one': {
    el: '{label}: {number} γραμμή, όπως τη δείχνει ο πίνακας.',
    en: '{label}: {number} row, as the table shows it.',
  },
  'exports.table.lead_other': {
    el: '{label}: {number} γραμμές, με την αναζήτηση και τη σειρά του πίνακα.',
    en: '{label}: {number} rows, as the table is searched and ordered.',
  },
  'exports.table.progress': {
    el: 'Γραμμές: {done} από {total}',
    en: 'Rows: {done} of {total}',
  },
  'exports.fileName': { el: 'δράσεις', en: 'actions' },
  'exports.sheet': { el: 'Δράσεις', en: 'Actions' },
  'exports.column.lastName': { el: 'Επώνυμο', en: 'Last name' },
  'exports.column.firstName': { el: 'Όνομα', en: 'First name' },
  'exports.column.state': { el: 'Κατάσταση', en: 'State' },
  'exports.column.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'exports.column.mentorOf': { el: 'Μέντορας: {title}', en: 'Mentor: {title}' },

  'exports.totals': { el: 'Σύνολα', en: 'Totals' },
  'exports.totals.title': { el: 'Σύνολα ωφελουμένων', en: 'Totals of mentees' },
  'exports.totals.lead': {
    el: 'Πόσοι ωφελούμενοι μοιράζονται κάθε κατάσταση, μέντορα ή απάντηση.',
    en: 'How many mentees share each state, mentor or answer.',
  },
  'exports.totals.doneIn': { el: 'Όσοι ολοκλήρωσαν', en: 'Those who have completed' },
  'exports.totals.anyAction': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'exports.totals.count': { el: 'Πλήθος', en: 'Number' },
  'exports.totals.none': { el: 'Χωρίς τιμή', en: 'No value' },
  'exports.totals.action': { el: 'Ανά δράση', en: 'By action' },
  'exports.totals.empty': {
    el: 'Δεν υπάρχουν ωφελούμενοι για να μετρηθούν.',
    en: 'There are no mentees to count.',
  },
})
