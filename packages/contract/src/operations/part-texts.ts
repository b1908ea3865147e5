import { defineTexts } from '../core/define-texts.ts'

/** What the server works with, and what is not as it should be while it is away. */
export const partTexts = defineTexts({
  'operations.parts.title': { el: 'Υπηρεσίες του συστήματος', en: 'What the system works with' },
  'operations.parts.healthy': { el: 'Όλες αποκρίνονται.', en: 'All of it answers.' },
  'operations.parts.all': { el: 'Όλες οι υπηρεσίες', en: 'All of it' },
  'operations.parts.there': { el: 'Αποκρίνεται', en: 'Answers' },
  'operations.parts.away': { el: 'Δεν αποκρίνεται από {at}', en: 'Away since {at}' },
  'operations.part.database': { el: 'Βάση δεδομένων', en: 'Database' },
  'operations.part.database.without': {
    el: 'Τίποτα δεν διαβάζεται και δεν αποθηκεύεται.',
    en: 'Nothing can be read or saved.',
  },
  'operations.part.redis': {
    el: 'Σύνδεση μεταξύ διακομιστών (Redis)',
    en: 'Between servers (Redis)',
  },
  'operations.part.redis.without': {
    el: 'Οι αλλαγές άλλων εμφανίζονται με καθυστέρηση, και κάθε διακομιστής εφαρμόζει τα όριά του μόνος.',
    en: 'Changes by others show late, and each server applies its limits by itself.',
  },
  'operations.part.storage': { el: 'Χώρος αρχείων', en: 'Room for files' },
  'operations.part.storage.without': {
    el: 'Αρχεία δεν ανεβαίνουν και δεν ανοίγουν.',
    en: 'Files can be neither uploaded nor opened.',
  },
  'operations.part.mail': { el: 'Διακομιστής μηνυμάτων', en: 'Mail server' },
  'operations.part.mail.without': {
    el: 'Τα μηνύματα περιμένουν και θα φύγουν όταν αποκριθεί.',
    en: 'Mails wait, and leave once it answers.',
  },
  'operations.part.scanner': { el: 'Έλεγχος για ιούς', en: 'Check for viruses' },
  'operations.part.scanner.without': {
    el: 'Νέα αρχεία περιμένουν: τα βλέπουν μόνο όσοι τα ανέβασαν.',
    en: 'New files wait: only who uploaded them sees them.',
  },
  'operations.part.receivers': {
    el: 'Παραλήπτες άλλων συστημάτων',
    en: 'Receivers of other systems',
  },
  'operations.part.receivers.without': {
    el: 'Μικροδεδομένα ή ειδοποιήσεις για άλλα συστήματα περιμένουν.',
    en: 'Microdata or messages for other systems wait.',
  },
  'operations.part.workers': { el: 'Διεργασίες του διακομιστή', en: 'Processes of the server' },
  'operations.part.workers.without': {
    el: 'Λιγότερες διεργασίες απαντούν: μία που σιωπά αντικαθίσταται.',
    en: 'Fewer processes answer: one that is silent is replaced.',
  },
})
