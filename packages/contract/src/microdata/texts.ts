import { defineTexts } from '../core/define-texts.ts'

/** Texts of the entry and exit forms and of their export. */
export const microdataTexts = defineTexts({
  'microdata.title': { el: 'Μικροδεδομένα', en: 'Microdata' },
  'microdata.lead': {
    el: 'Επικολλήστε αριθμούς αίτησης για να δείτε ποια δελτία εισόδου και εξόδου είναι οριστικά, να συμπληρώσετε όσα λείπουν και να κατεβάσετε το αρχείο.',
    en: 'Paste application numbers to see which entry and exit forms are final, to complete what is missing and to download the file.',
  },
  'microdata.start': { el: 'Δελτίο εισόδου', en: 'Entry form' },
  'microdata.end': { el: 'Δελτίο εξόδου', en: 'Exit form' },
  'microdata.person': { el: 'Άτομο', en: 'Person' },
  'microdata.date': { el: 'Ημερομηνία', en: 'Date' },
  'microdata.state.none': { el: 'Δεν έχει αρχίσει', en: 'Not begun' },
  'microdata.state.draft': { el: 'Πρόχειρο', en: 'Draft' },
  'microdata.state.final': { el: 'Οριστικό {date}', en: 'Final {date}' },
  'microdata.open.start': {
    el: 'Δελτίο εισόδου: {name}',
    en: 'Entry form of {name}',
  },
  'microdata.open.end': { el: 'Δελτίο εξόδου: {name}', en: 'Exit form of {name}' },
  'microdata.nobody': { el: 'Δεν βρέθηκε κανείς', en: 'Nobody was found' },
  'microdata.table': { el: 'Δελτία ανά άτομο', en: 'Forms by person' },
  'microdata.faults': { el: 'Στοιχεία', en: 'Details' },
  'microdata.faults.none': { el: 'Πλήρη', en: 'Complete' },
  'microdata.fault.kayas': { el: 'λείπει ο ΚΑΥΑΣ', en: 'no KAYAS' },
  'microdata.fault.afm': { el: 'ΑΦΜ λείπει ή δεν ισχύει', en: 'tax number missing or wrong' },
  'microdata.fault.amka': { el: 'ΑΜΚΑ λείπει ή δεν ισχύει', en: 'AMKA missing or wrong' },
  'microdata.fault.birth_date': {
    el: 'λείπει η ημερομηνία γέννησης',
    en: 'no date of birth',
  },
  'microdata.fault.gender': { el: 'λείπει το φύλο', en: 'no gender' },
  'microdata.fault.amka_birth': {
    el: 'ο ΑΜΚΑ δεν συμφωνεί με την ημερομηνία γέννησης',
    en: 'the AMKA does not agree with the date of birth',
  },
  'microdata.fault.amka_gender': {
    el: 'ο ΑΜΚΑ δεν συμφωνεί με το φύλο',
    en: 'the AMKA does not agree with the gender',
  },
  'microdata.unsent': {
    el: 'Εκτός αρχείου: δεν περνά το φίλτρο του έργου',
    en: 'Not in the file: the project’s filter leaves them out',
  },
  'microdata.file': { el: 'Αρχείο XML', en: 'XML file' },
  'microdata.file.phase': { el: 'Ποια δελτία', en: 'Which forms' },
  'microdata.file.mis': { el: 'Κωδικός πράξης (MIS)', en: 'Code of the operation (MIS)' },
  'microdata.file.download_one': {
    el: 'Λήψη {number} δελτίου',
    en: 'Download {number} form',
  },
  'microdata.file.download_other': {
    el: 'Λήψη {number} δελτίων',
    en: 'Download {number} forms',
  },
  'microdata.file.left_one': {
    el: '{number} άτομο μένει έξω: το δελτίο του δεν είναι οριστικό ή δεν περνά το φίλτρο.',
    en: '{number} person is left out: the form is not final, or the filter leaves them out.',
  },
  'microdata.file.left_other': {
    el: '{number} άτομα μένουν έξω: το δελτίο τους δεν είναι οριστικό ή δεν περνούν το φίλτρο.',
    en: '{number} people are left out: the form is not final, or the filter leaves them out.',
  },
  'microdata.file.text': {
    el: 'Το αρχείο περιέχει ολόκληρους τους αριθμούς ΑΦΜ και ΑΜΚΑ. Η λήψη καταγράφεται με το όνομά σας για κάθε άτομο.',
    en: 'The file holds tax and social security numbers in full. The download is recorded under your name for each person.',
  },
  'microdata.file.confirm_one': {
    el: 'Λήψη αρχείου με τα στοιχεία {number} ατόμου;',
    en: 'Download a file with the details of {number} person?',
  },
  'microdata.file.confirm_other': {
    el: 'Λήψη αρχείου με τα στοιχεία {number} ατόμων;',
    en: 'Download a file with the details of {number} people?',
  },
  'microdata.file.saved': { el: 'Το αρχείο κατέβηκε', en: 'The file has been downloaded' },
  'microdata.noForms.text': {
    el: 'Στις ρυθμίσεις του έργου υπάρχουν έτοιμα δελτία κατά τους κοινούς δείκτες ΕΚΤ και ΕΚΤ+, που αλλάζουν όπως θέλετε.',
    en: 'The project’s settings have ready-made forms after the common indicators of ESF and ESF+, to be changed as you wish.',
  },
  'microdata.noForms.settings': { el: 'Στις ρυθμίσεις', en: 'To the settings' },
  'microdata.form.optional': { el: '{label} (προαιρετικό)', en: '{label} (optional)' },
  'microdata.form.draft': { el: 'Αποθήκευση ως πρόχειρο', en: 'Save as draft' },
  'microdata.form.final': { el: 'Οριστικοποίηση', en: 'Make final' },
  'microdata.form.final.confirm': {
    el: 'Το δελτίο γίνεται οριστικό και δεν αλλάζει πια, εκτός αν το ανοίξετε ξανά με αιτιολογία. Συνέχεια;',
    en: 'The form becomes final and no longer changes unless you open it again with a reason. Continue?',
  },
  'microdata.form.saved.draft': { el: 'Το πρόχειρο αποθηκεύτηκε', en: 'The draft is saved' },
  'microdata.form.saved.final': { el: 'Το δελτίο είναι οριστικό', en: 'The form is final' },
  'microdata.form.blocked': {
    el: 'Δεν μπορεί να γίνει οριστικό:',
    en: 'It cannot become final:',
  },
  'microdata.form.proposed': {
    el: 'Ό,τι είναι ήδη συμπληρωμένο προέρχεται από τα στοιχεία του ατόμου.',
    en: 'What is filled in already comes from the person’s details.',
  },
  'microdata.form.toPerson': { el: 'Στα στοιχεία του ατόμου', en: 'To the person’s details' },
  'microdata.form.hasLeft': {
    el: 'Έχει αποχωρήσει από το έργο: τα στοιχεία του αλλάζουν μόλις επιστρέψει.',
    en: 'They have left the project: their details can change once they come back.',
  },
  'microdata.form.reopen': { el: 'Άνοιγμα ξανά', en: 'Open again' },
  'microdata.form.reopened': { el: 'Άνοιγμα οριστικού δελτίου', en: 'Opening a final form' },
  'microdata.form.reason': { el: 'Αιτιολογία', en: 'Reason' },
  'microdata.form.close': { el: 'Κλείσιμο δελτίου', en: 'Close the form' },
  'microdata.history': { el: 'Ιστορικό', en: 'History' },
  'microdata.history.draft': { el: 'Πρόχειρο', en: 'Draft' },
  'microdata.history.final': { el: 'Οριστικό', en: 'Final' },
  'microdata.history.opened': { el: 'Άνοιξε ξανά', en: 'Opened again' },
  'microdata.history.system': { el: 'Σύστημα', en: 'System' },
  'rule.mis': { el: 'Ο κωδικός MIS έχει επτά ψηφία', en: 'The MIS code has seven digits' },
  'rule.after_today': {
    el: 'Σε οριστικό δελτίο η ημερομηνία δεν μπορεί να είναι μετά τη σημερινή.',
    en: 'In a final form the date cannot be after today.',
  },
  'rule.before_entry': {
    el: 'Η έξοδος δεν μπορεί να είναι πριν από την ημερομηνία εισόδου.',
    en: 'Leaving cannot be before the date of joining.',
  },
  'rule.after_exit': {
    el: 'Η είσοδος δεν μπορεί να είναι μετά την ημερομηνία εξόδου.',
    en: 'Joining cannot be after the date of leaving.',
  },
  'rule.already_final': {
    el: 'Το δελτίο είναι ήδη οριστικό',
    en: 'The form is final already',
  },
  'rule.no_form': {
    el: 'Το έργο δεν έχει ερωτήσεις για αυτό το δελτίο',
    en: 'The project has no questions for this form',
  },
  'rule.person_incomplete': {
    el: 'Στοιχεία του ατόμου λείπουν ή δεν συμφωνούν μεταξύ τους',
    en: 'Details of the person are missing or contradict each other',
  },
  'rule.no_microdata': {
    el: 'Κανένα από αυτά τα άτομα δεν έχει οριστικό δελτίο για το αρχείο',
    en: 'None of these people has a final form for the file',
  },
  'activity.microdata.saved': {
    el: '{who} αποθήκευσε δελτίο μικροδεδομένων για {whom}',
    en: '{who} saved a microdata form of {whom}',
  },
  'activity.microdata.saved.self': {
    el: '{who} αποθήκευσε δικό του δελτίο μικροδεδομένων',
    en: '{who} saved a microdata form of their own',
  },
  'activity.microdata.opened': {
    el: '{who} άνοιξε ξανά δελτίο μικροδεδομένων για {whom}',
    en: '{who} opened a microdata form of {whom} again',
  },
  'activity.microdata.opened.self': {
    el: '{who} άνοιξε ξανά δικό του δελτίο μικροδεδομένων',
    en: '{who} opened a microdata form of their own again',
  },
  'activity.microdata.exported': {
    el: '{who} κατέβασε μικροδεδομένα για {whom}',
    en: '{who} downloaded microdata of {whom}',
  },
  'activity.microdata.exported.self': {
    el: '{who} κατέβασε δικά του μικροδεδομένα',
    en: '{who} downloaded microdata of their own',
  },
  'activity.microdata.sent': {
    el: '{who} έστειλε μικροδεδομένα για {whom}',
    en: '{who} sent microdata of {whom}',
  },
  'activity.microdata.sent.self': {
    el: '{who} έστειλε δικά του μικροδεδομένα',
    en: '{who} sent microdata of their own',
  },
  'rule.no_send_address': {
    el: 'Το έργο δεν έχει διεύθυνση αποστολής',
    en: 'The project has no address to send to',
  },
  'rule.send_not_allowed': {
    el: 'Η διεύθυνση αποστολής δεν επιτρέπεται από τη διαχείριση του συστήματος',
    en: 'The operator of the system does not allow sending to this address',
  },
})
