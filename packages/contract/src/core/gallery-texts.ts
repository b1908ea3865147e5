import { defineTexts } from './define-texts.ts'

/** The gallery of the shared widgets, for those who build pages. */
export const galleryTexts = defineTexts({
  'gallery.intro': {
    el: 'Όλα τα κοινά στοιχεία των σελίδων με τις καταστάσεις τους, για όσους φτιάχνουν σελίδες. Εδώ δεν αποθηκεύεται τίποτα.',
    en: 'Every shared widget of the pages with its states, for those who build pages. Nothing is saved here.',
  },
  'gallery.answer': { el: 'Απάντηση: {answer}', en: 'Answer: {answer}' },
  'gallery.answer.none': { el: 'καμία', en: 'none' },
  'gallery.answer.yes': { el: 'ναι', en: 'yes' },
  'gallery.answer.no': { el: 'όχι', en: 'no' },
  'gallery.name': { el: 'Όνομα', en: 'Name' },
  'gallery.error': { el: 'Συμπληρώστε το πεδίο.', en: 'Fill in this field.' },

  'gallery.dialogs': { el: 'Παράθυρα διαλόγου', en: 'Dialogs' },
  'gallery.dialogs.confirm': { el: 'Επιβεβαίωση', en: 'Confirm' },
  'gallery.dialogs.confirm.title': {
    el: 'Να σταλεί το μήνυμα σε 24 άτομα;',
    en: 'Send the message to 24 people?',
  },
  'gallery.dialogs.confirm.text': {
    el: 'Θα το λάβουν με e-mail μέσα σε λίγα λεπτά.',
    en: 'They will receive it by e-mail within a few minutes.',
  },
  'gallery.dialogs.confirm.yes': { el: 'Αποστολή', en: 'Send' },
  'gallery.dialogs.danger': { el: 'Μη αναστρέψιμη', en: 'Irreversible' },
  'gallery.dialogs.danger.title': {
    el: 'Να διαγραφούν όλες οι απαντήσεις;',
    en: 'Delete all answers?',
  },
  'gallery.dialogs.danger.text': {
    el: 'Οι απαντήσεις δεν θα μπορούν να επανέλθουν.',
    en: 'The answers cannot be brought back.',
  },
  'gallery.dialogs.danger.yes': { el: 'Διαγραφή', en: 'Delete' },
  'gallery.dialogs.info': { el: 'Πληροφορία', en: 'Information' },
  'gallery.dialogs.info.title': { el: 'Το αρχείο ετοιμάστηκε', en: 'The file is ready' },
  'gallery.dialogs.info.text': {
    el: 'Θα το βρείτε στη βιβλιοθήκη του έργου.',
    en: 'You will find it in the library of the project.',
  },
  'gallery.dialogs.input': { el: 'Κείμενο', en: 'Text' },
  'gallery.dialogs.input.title': { el: 'Νέος φάκελος', en: 'New folder' },
  'gallery.dialogs.choice': { el: 'Πολλαπλή επιλογή', en: 'Multi-select' },
  'gallery.dialogs.choice.title': { el: 'Πόλεις του έργου', en: 'Towns of the project' },
  'gallery.dialogs.date': { el: 'Ημερολόγιο', en: 'Calendar' },

  'gallery.toasts': { el: 'Σύντομα μηνύματα', en: 'Toasts' },
  'gallery.toasts.done': { el: 'Επιτυχία', en: 'Success' },
  'gallery.toasts.done.text': { el: 'Οι αλλαγές αποθηκεύτηκαν', en: 'The changes were saved' },
  'gallery.toasts.failed': { el: 'Αποτυχία', en: 'Failure' },
  'gallery.toasts.failed.text': { el: 'Το e-mail δεν στάλθηκε', en: 'The e-mail was not sent' },
  'gallery.toasts.mass': { el: 'Μαζική αποστολή', en: 'Mass send' },
  'gallery.toasts.mass.text': { el: 'Στάλθηκαν 24 μηνύματα', en: '24 messages were sent' },
  'gallery.toasts.undo': { el: 'Με αναίρεση', en: 'With undo' },
  'gallery.toasts.undo.label': { el: 'Αναίρεση', en: 'Undo' },
  'gallery.toasts.system': { el: 'Μήνυμα συστήματος', en: 'System message' },

  'gallery.dates': { el: 'Ημερομηνίες και ώρες', en: 'Dates and times' },
  'gallery.dates.date': { el: 'Ημερομηνία συνάντησης', en: 'Date of the meeting' },
  'gallery.dates.bounded': { el: 'Γέννηση, ηλικία 18 έως 29', en: 'Birth, aged 18 to 29' },
  'gallery.dates.filter': { el: 'Φίλτρο, από το 1800', en: 'Filter, from 1800' },
  'gallery.dates.disabled': { el: 'Κλειδωμένη', en: 'Locked' },
  'gallery.dates.time': { el: 'Ώρα', en: 'Time' },
  'gallery.dates.birth': { el: 'Ημερομηνία γέννησης', en: 'Date of birth' },

  'gallery.choices': { el: 'Επιλογές', en: 'Choices' },
  'gallery.choices.few': { el: 'Λίγες επιλογές', en: 'Few choices' },
  'gallery.choices.town': { el: 'Πόλη', en: 'Town' },
  'gallery.choices.town.hint': { el: 'Γράψτε λίγα γράμματα.', en: 'Type a few letters.' },
  'gallery.choices.wrong': { el: 'Με σφάλμα', en: 'With an error' },
  'gallery.choices.towns': { el: 'Πόλεις', en: 'Towns' },
  'gallery.choices.check': { el: 'Θέλω ενημέρωση με e-mail', en: 'Tell me by e-mail' },
  'gallery.choices.locked': { el: 'Κλειδωμένο', en: 'Locked' },
  'gallery.choices.switch': { el: 'Υπενθυμίσεις', en: 'Reminders' },
  'gallery.choices.switch.hint': {
    el: 'Μία ημέρα πριν από κάθε συνάντηση.',
    en: 'One day before each meeting.',
  },

  'gallery.marks': { el: 'Σημάνσεις', en: 'Marks' },
  'gallery.marks.done': { el: 'Ολοκληρώθηκε', en: 'Completed' },
  'gallery.marks.scheduled': { el: 'Προγραμματισμένη', en: 'Scheduled' },
  'gallery.marks.overdue': { el: 'Εκπρόθεσμη', en: 'Overdue' },
  'gallery.marks.inactive': { el: 'Ανενεργή', en: 'Inactive' },
  'gallery.marks.info': { el: 'Σε αναμονή', en: 'Waiting' },
  'gallery.marks.step': { el: 'Επόμενο βήμα', en: 'Next step' },
  'gallery.marks.copy': { el: 'Αντιγραφή συνδέσμου', en: 'Copy the link' },
  'gallery.marks.empty': { el: 'Δεν υπάρχουν ακόμη μηνύματα', en: 'There are no messages yet' },
  'gallery.marks.empty.next': {
    el: 'Γράψτε το πρώτο και θα φανεί εδώ.',
    en: 'Write the first one and it will appear here.',
  },

  'gallery.table': { el: 'Πίνακας με σελίδες', en: 'Paged table' },
  'gallery.table.label': { el: 'Ωφελούμενοι ανά πόλη', en: 'Mentees by town' },
  'gallery.table.full': { el: 'Με εγγραφές', en: 'With entries' },
  'gallery.table.loading': { el: 'Φορτώνει', en: 'Loading' },
  'gallery.table.none': { el: 'Κενός', en: 'Empty' },
  'gallery.table.failed': { el: 'Αποτυχία', en: 'Failed' },
  'gallery.table.town': { el: 'Πόλη', en: 'Town' },
  'gallery.table.people': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'gallery.table.since': { el: 'Από', en: 'Since' },
  'gallery.table.state': { el: 'Κατάσταση', en: 'State' },
  'gallery.table.empty': { el: 'Δεν υπάρχουν ακόμη πόλεις', en: 'There are no towns yet' },
  'gallery.table.empty.next': {
    el: 'Εμφανίζονται μόλις δηλωθεί η πρώτη.',
    en: 'They appear once the first one is entered.',
  },

  'gallery.pagers': { el: 'Σελιδοποίηση', en: 'Paging' },
  'gallery.pagers.simple': { el: 'Απλή, 11 σύνδεσμοι', en: 'Simple, 11 links' },
  'gallery.pagers.admin': { el: 'Διαχείρισης, 10 σύνδεσμοι', en: 'Administration, 10 links' },
  'gallery.pagers.other': {
    el: '9 σύνδεσμοι, αναμονή 200 ms',
    en: '9 links, a wait of 200 ms',
  },

  'gallery.pagers.loaded': { el: 'Φορτώθηκε η σελίδα {page}', en: 'Page {page} is loaded' },

  'gallery.charts': { el: 'Γραφήματα', en: 'Charts' },
  'gallery.charts.bar': { el: 'Συναντήσεις ανά μήνα', en: 'Meetings by month' },
  'gallery.charts.bar.text': {
    el: 'Οι περισσότερες συναντήσεις έγιναν τον Μάρτιο.',
    en: 'Most meetings took place in March.',
  },
  'gallery.charts.line': { el: 'Συναντήσεις και ώρες', en: 'Meetings and hours' },
  'gallery.charts.line.text': {
    el: 'Οι ώρες ακολουθούν τις συναντήσεις, με κορύφωση τον Μάρτιο.',
    en: 'The hours follow the meetings, with a peak in March.',
  },
  'gallery.charts.doughnut': { el: 'Κατάσταση δράσεων', en: 'State of the actions' },
  'gallery.charts.doughnut.text': {
    el: 'Πάνω από τις μισές δράσεις έχουν ολοκληρωθεί.',
    en: 'More than half of the actions are completed.',
  },
  'gallery.charts.month': { el: 'Μήνας', en: 'Month' },
  'gallery.charts.meetings': { el: 'Συναντήσεις', en: 'Meetings' },
  'gallery.charts.hours': { el: 'Ώρες', en: 'Hours' },
  'gallery.charts.actions': { el: 'Δράσεις', en: 'Actions' },

  /** Names of towns, parted by a bar. */
  'gallery.towns': {
    el: 'Αθήνα|Αλεξανδρούπολη|Βόλος|Δράμα|Ηράκλειο|Θεσσαλονίκη|Ιωάννινα|Καβάλα|Καλαμάτα|Καρδίτσα|Κατερίνη|Κέρκυρα|Κομοτηνή|Λαμία|Λάρισα|Μυτιλήνη|Ξάνθη|Πάτρα|Ρέθυμνο|Ρόδος|Σέρρες|Τρίκαλα|Τρίπολη|Χαλκίδα|Χανιά',
    en: 'Athens|Alexandroupoli|Volos|Drama|Heraklion|Thessaloniki|Ioannina|Kavala|Kalamata|Karditsa|Katerini|Corfu|Komotini|Lamia|Larissa|Mytilene|Xanthi|Patras|Rethymno|Rhodes|Serres|Trikala|Tripoli|Chalcis|Chania',
  },
})
