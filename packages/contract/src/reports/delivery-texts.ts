import { defineTexts } from '../core/define-texts.ts'

/** The pages of ready-made reports, files and schedules. */
export const deliveryTexts = defineTexts({
  'route.root.defaultlayout.project.admin.report.ready.title': {
    el: 'Έτοιμες αναφορές',
    en: 'Ready-made reports',
  },
  'route.root.defaultlayout.project.admin.report.delivery.title': {
    el: 'Αρχεία και αποστολή',
    en: 'Files and mailing',
  },
  'reports.ready.lead': {
    el: 'Επιλέξτε από ποια να ξεκινήσετε: γίνεται αναφορά του έργου, και την αλλάζετε όπως θέλετε.',
    en: 'Choose which to begin with: it becomes a report of the project, to be changed as you like.',
  },
  'reports.ready.begin': { el: 'Ξεκινήστε', en: 'Begin' },
  'reports.ready.beginWith': { el: 'Ξεκινήστε με: {title}', en: 'Begin with: {title}' },
  'reports.ready.tiles_one': { el: '{count} πλακίδιο', en: '{count} tile' },
  'reports.ready.tiles_other': { el: '{count} πλακίδια', en: '{count} tiles' },
  'reports.ready.made': { el: 'Η αναφορά φτιάχτηκε.', en: 'The report was made.' },
  'reports.ready.none': {
    el: 'Δεν υπάρχει έτοιμη αναφορά για τον ρόλο σας.',
    en: 'There is no ready-made report for your role.',
  },
  'reports.delivery.lead': {
    el: 'Η αναφορά ως αρχείο, και πότε στέλνεται με μήνυμα.',
    en: 'The report as a file, and when it is mailed.',
  },
  'reports.delivery.open': { el: 'Άνοιγμα της αναφοράς', en: 'Open the report' },
  'reports.delivery.notFound': {
    el: 'Η αναφορά δεν υπάρχει ή δεν είναι για εσάς.',
    en: 'The report does not exist, or is not for you.',
  },
  'reports.delivery.files': { el: 'Ως αρχείο', en: 'As a file' },
  'reports.delivery.filesText': {
    el: 'Με τα άτομα που βλέπετε εσείς, τα φίλτρα της αναφοράς, το όνομά σας και την ώρα.',
    en: 'With the people whom you see, the filters of the report, your name and the time.',
  },
  'reports.delivery.xlsx': { el: 'Βιβλίο εργασίας (.xlsx)', en: 'Workbook (.xlsx)' },
  'reports.delivery.pdf': { el: 'PDF', en: 'PDF' },
  'reports.schedule.title': { el: 'Αποστολή με μήνυμα', en: 'By mail' },
  'reports.schedule.new': { el: 'Νέα αποστολή', en: 'New mailing' },
  'reports.schedule.attaches': {
    el: 'Κάθε παραλήπτης παίρνει τους αριθμούς των δικών του ατόμων, με το βιβλίο εργασίας και το PDF. Αριθμοί μητρώου δεν στέλνονται ποτέ.',
    en: 'Each receiver gets the numbers of their own people, with the workbook and the PDF. Registry numbers are never sent.',
  },
  'reports.schedule.links': {
    el: 'Κάθε παραλήπτης παίρνει τους αριθμούς των δικών του ατόμων και έναν σύνδεσμο. Τα αρχεία επισυνάπτονται αν το επιτρέπουν οι ρυθμίσεις του έργου.',
    en: 'Each receiver gets the numbers of their own people and a link. Files are attached where the project’s settings allow it.',
  },
  'reports.schedule.none': { el: 'Δεν στέλνεται σε κανένα άτομο.', en: 'It is mailed to nobody.' },
  'reports.schedule.noneAuthor': {
    el: 'Επιλέξτε ημέρα, ώρα και παραλήπτες.',
    en: 'Choose a day, an hour and receivers.',
  },
  'reports.schedule.noneReader': {
    el: 'Ζητήστε να σας τη στέλνουν όσοι την έφτιαξαν.',
    en: 'Ask whoever made it to have it sent to you.',
  },
  'reports.schedule.every': { el: 'Κάθε', en: 'Every' },
  'reports.schedule.every.week': { el: 'Εβδομάδα', en: 'Week' },
  'reports.schedule.every.month': { el: 'Μήνα', en: 'Month' },
  'reports.schedule.day': { el: 'Ημέρα', en: 'Day' },
  'reports.schedule.hour': { el: 'Ώρα', en: 'Hour' },
  'reports.schedule.hourHint': { el: 'Ώρα Ελλάδας', en: 'Time in Greece' },
  'reports.schedule.receivers': { el: 'Παραλήπτες', en: 'Receivers' },
  'reports.schedule.receiversHint': {
    el: 'Όσοι διαβάζουν την αναφορά.',
    en: 'Those who read the report.',
  },
  'reports.schedule.save': { el: 'Αποθήκευση', en: 'Save' },
  'reports.schedule.cancel': { el: 'Άκυρο', en: 'Cancel' },
  'reports.schedule.saved': { el: 'Η αποστολή ορίστηκε.', en: 'The mailing is set.' },
  'reports.schedule.when.week': {
    el: 'Κάθε {day} στις {hour}',
    en: 'Every {day} at {hour}',
  },
  'reports.schedule.when.month': {
    el: 'Στις {day} κάθε μήνα, ώρα {hour}',
    en: 'On day {day} of each month at {hour}',
  },
  'reports.schedule.next': { el: 'Επόμενη: {at}', en: 'Next: {at}' },
  'reports.schedule.madeBy': { el: 'την όρισε: {name}', en: 'set by {name}' },
  'reports.schedule.stop': { el: 'Να μην μου στέλνεται', en: 'Do not send it to me' },
  'reports.schedule.resume': { el: 'Να μου στέλνεται πάλι', en: 'Send it to me again' },
  'reports.schedule.stopped': {
    el: 'Η αναφορά δεν θα σας στέλνεται.',
    en: 'The report will not be sent to you.',
  },
  'reports.schedule.resumed': {
    el: 'Η αναφορά θα σας στέλνεται πάλι.',
    en: 'The report will be sent to you again.',
  },
  'reports.schedule.change': { el: 'Αλλαγή', en: 'Change' },
  'reports.schedule.delete': { el: 'Διακοπή για όλους', en: 'End it for everybody' },
  'reports.schedule.deleteSure': {
    el: 'Να σταματήσει η αποστολή;',
    en: 'End this mailing?',
  },
  'reports.schedule.deleteText': {
    el: '{when}: κανένας παραλήπτης δεν θα τη λαμβάνει πια.',
    en: '{when}: no receiver will get it any more.',
  },
  'reports.schedule.state.stopped': { el: 'το σταμάτησε', en: 'has stopped it' },
  'reports.schedule.state.waiting': { el: 'δεν έχει σταλεί ακόμη', en: 'not sent yet' },
  'reports.schedule.state.sent': { el: 'στάλθηκε στις {at}', en: 'sent at {at}' },
  'reports.schedule.state.left': {
    el: 'δεν στάλθηκε: δεν είναι πια στο έργο',
    en: 'not sent: no longer in the project',
  },
  'reports.schedule.state.unread': {
    el: 'δεν στάλθηκε: ο ρόλος του δεν διαβάζει την αναφορά',
    en: 'not sent: their role does not read the report',
  },
  'reports.schedule.state.failed': {
    el: 'δεν στάλθηκε: η αναφορά δεν βγήκε',
    en: 'not sent: the report could not be made',
  },
})
