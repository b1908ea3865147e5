import { defineTexts } from '../core/define-texts.ts'

/** What is said of mass services and of mass data. */
export const massTexts = defineTexts({
  'activity.data.massSaved': {
    el: '{who} αποθήκευσε μια μαζική υπηρεσία',
    en: '{who} saved a mass service',
  },
  'activity.data.massRemoved': {
    el: '{who} διέγραψε μια μαζική υπηρεσία',
    en: '{who} deleted a mass service',
  },
  'activity.data.massSent': { el: '{who} έστειλε μαζικά δεδομένα', en: '{who} sent mass data' },
  'rule.mass_url': {
    el: 'Γράψτε τη διεύθυνση μιας υπηρεσίας ή κλήσης, όπως /api2/people/name.',
    en: 'Write the address of a service or call, such as /api2/people/name.',
  },
  'rule.mass_destination': {
    el: 'Σε αυτή τη διεύθυνση δεν στέλνονται μαζικά δεδομένα.',
    en: 'No mass data is sent to this address.',
  },
  'rule.too_many_mass_services': {
    el: 'Το έργο έχει ήδη όσες μαζικές υπηρεσίες επιτρέπονται.',
    en: 'The project has as many mass services as are allowed.',
  },
  'data.mass.fault.time': {
    el: 'Ο μετασχηματισμός ξεπέρασε τον χρόνο του.',
    en: 'The transform took too long.',
  },
  'data.mass.fault.memory': {
    el: 'Ο μετασχηματισμός ξεπέρασε τη μνήμη του.',
    en: 'The transform took too much memory.',
  },
  'data.mass.fault.depth': {
    el: 'Ο μετασχηματισμός κάλεσε τον εαυτό του χωρίς τέλος.',
    en: 'The transform called itself without end.',
  },
  'data.mass.fault.error': { el: 'Σφάλμα μετασχηματισμού:', en: 'Error of the transform:' },
  'data.mass.fault.result': {
    el: 'Ο μετασχηματισμός πρέπει να επιστρέφει ένα αντικείμενο.',
    en: 'The transform has to return an object.',
  },
  'data.mass.tab': { el: 'Μαζική αποστολή', en: 'Mass data upload' },
  'data.mass.services': { el: 'Μαζικές υπηρεσίες', en: 'Mass services' },
  'data.mass.none': {
    el: 'Δεν υπάρχουν μαζικές υπηρεσίες ακόμη',
    en: 'There are no mass services yet',
  },
  'data.mass.noneText': {
    el: 'Μια μαζική υπηρεσία στέλνει γραμμές ενός υπολογιστικού φύλλου σε μια υπηρεσία του έργου.',
    en: 'A mass service sends rows of a spreadsheet to a service of the project.',
  },
  'data.mass.new': { el: 'Νέα μαζική υπηρεσία', en: 'New mass service' },
  'data.mass.name': { el: 'Όνομα', en: 'Name' },
  'data.mass.url': { el: 'Διεύθυνση', en: 'Address' },
  'data.mass.url.hint': {
    el: 'Μια υπηρεσία του έργου (/api2/…, /api/Services/…) ή μια κλήση. Στέλνετε ως εσείς, με τα δικαιώματά σας.',
    en: 'A service of the project (/api2/…, /api/Services/…) or a call. You send as yourself, with your own rights.',
  },
  'data.mass.mode': { el: 'Αποστολή', en: 'Sending' },
  'data.mass.mode.one': { el: 'Κάθε γραμμή χωριστά', en: 'Each row by itself' },
  'data.mass.mode.all': { el: 'Όλες μαζί', en: 'All at once' },
  'data.mass.mode.paged': { el: 'Ανά σελίδα', en: 'By page' },
  'data.mass.field': { el: 'Όνομα της λίστας γραμμών', en: 'Name of the list of rows' },
  'data.mass.field.hint': {
    el: 'Με αυτό το όνομα φτάνουν οι γραμμές στην υπηρεσία.',
    en: 'The service finds the rows under this name.',
  },
  'data.mass.pageSize': { el: 'Γραμμές ανά σελίδα', en: 'Rows of a page' },
  'data.mass.pageSize.wrong': {
    el: 'Γράψτε έναν ακέραιο από 1 έως {most}.',
    en: 'Write a whole number from 1 to {most}.',
  },
  'data.mass.transform': { el: 'Μετασχηματισμός κάθε γραμμής', en: 'Transform of each row' },
  'data.mass.transform.hint': {
    el: 'Το σώμα συνάρτησης των row και index: row["Στήλη"] είναι ένα κελί. Ό,τι επιστρέφει στέλνεται· ένα throw γράφεται στη γραμμή. Κενό: η γραμμή όπως είναι.',
    en: 'The body of a function of row and index: row["Column"] is a cell. What it returns is sent; a throw is written into the row. Empty: the row as it is.',
  },
  'data.mass.save': { el: 'Αποθήκευση', en: 'Save' },
  'data.mass.saved': { el: 'Αποθηκεύτηκε.', en: 'Saved.' },
  'data.mass.remove': { el: 'Διαγραφή', en: 'Delete' },
  'data.mass.remove.sure': {
    el: 'Να διαγραφεί η μαζική υπηρεσία «{name}»;',
    en: 'Delete the mass service “{name}”?',
  },
  'data.mass.removed': { el: 'Διαγράφηκε.', en: 'Deleted.' },
  'data.mass.rows': { el: 'Γραμμές', en: 'Rows' },
  'data.mass.paste.hint': {
    el: 'Αντιγράψτε τις γραμμές από το υπολογιστικό φύλλο, με τις επικεφαλίδες τους πρώτες.',
    en: 'Copy the rows from the spreadsheet, with their headings first.',
  },
  'data.mass.paste.headings': {
    el: 'Χρειάζονται μια γραμμή επικεφαλίδων και τουλάχιστον μία γραμμή δεδομένων.',
    en: 'A row of headings is needed, and at least one row of data.',
  },
  'data.mass.paste.again': { el: 'Άλλες γραμμές', en: 'Other rows' },
  'data.mass.tooMany': {
    el: 'Όλες μαζί στέλνονται έως {most} γραμμές. Επιλέξτε αποστολή ανά σελίδα.',
    en: 'At most {most} rows are sent all at once. Choose sending by page.',
  },
  'data.mass.look': { el: 'Προεπισκόπηση', en: 'Preview' },
  'data.mass.look.title': {
    el: 'Τι θα σταλεί από τις πρώτες γραμμές',
    en: 'What will be sent of the first rows',
  },
  'data.mass.send': { el: 'Αποστολή', en: 'Send' },
  'data.mass.send.sure_one': { el: 'Να σταλεί {number} γραμμή;', en: 'Send {number} row?' },
  'data.mass.send.sure_other': { el: 'Να σταλούν {number} γραμμές;', en: 'Send {number} rows?' },
  'data.mass.send.sureText': {
    el: 'Στέλνονται στο {url} με τα δικά σας δικαιώματα. Ό,τι κάνει η υπηρεσία δεν αναιρείται από εδώ.',
    en: 'They are sent to {url} with your own rights. What the service does is not undone from here.',
  },
  'data.mass.retry': {
    el: 'Ξανά όσες απέτυχαν ({count})',
    en: 'Send those that failed again ({count})',
  },
  'data.mass.rest': {
    el: 'Συνέχεια με όσες μένουν ({count})',
    en: 'Go on with those left ({count})',
  },
  'data.mass.pause': { el: 'Παύση', en: 'Pause' },
  'data.mass.resume': { el: 'Συνέχεια', en: 'Go on' },
  'data.mass.cancel': { el: 'Διακοπή', en: 'Cancel' },
  'data.mass.progress': { el: 'Πρόοδος αποστολής', en: 'Progress of sending' },
  'data.mass.counts': {
    el: 'OK: {ok} · Failed: {failed} · Μένουν: {left}',
    en: 'OK: {ok} · Failed: {failed} · Left: {left}',
  },
  'data.mass.done': { el: 'OK: {ok}, Failed: {failed}', en: 'OK: {ok}, Failed: {failed}' },
  'data.mass.paused': { el: 'Σε παύση', en: 'Paused' },
  'data.mass.row': { el: 'Γραμμή', en: 'Row' },
  'data.mass.state': { el: 'Κατάσταση', en: 'State' },
  'data.mass.state.left': { el: 'Σε αναμονή', en: 'Waiting' },
  'data.mass.state.sending': { el: 'Στέλνεται', en: 'Being sent' },
  'data.mass.state.ok': { el: 'OK', en: 'OK' },
  'data.mass.report': { el: 'Λήψη όσων απέτυχαν', en: 'Download those that failed' },
  'data.mass.report.name': { el: 'αποτυχίες', en: 'failed' },
  'data.mass.report.error': { el: 'Σφάλμα', en: 'Error' },
  'data.mass.noAnswer': {
    el: 'Δεν ήρθε απάντηση· ίσως στάλθηκε. Αν σταλεί ξανά, μια κλήση του προϊόντος δεν γίνεται δύο φορές.',
    en: 'No answer came; it may have been sent. Sent again, a call of the product is not made twice.',
  },
})
