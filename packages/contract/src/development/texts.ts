import { defineTexts } from '../core/define-texts.ts'

/** What the tools of development say. */
export const developmentTexts = defineTexts({
  'activity.development.finished': {
    el: '{who} τελείωσε έναν γύρο αλλαγών',
    en: '{who} finished a round of changes',
  },
  'activity.development.recycled': {
    el: '{who} ανανέωσε κείμενα και ρυθμίσεις',
    en: '{who} had texts and settings read anew',
  },
  'activity.development.posted': {
    el: '{who} έστειλε δεδομένα σε άλλο σύστημα',
    en: '{who} posted data to another system',
  },
  'rule.header_name': {
    el: 'Το όνομα κεφαλίδας έχει γράμματα, ψηφία και παύλες.',
    en: 'The name of a header has letters, digits and hyphens.',
  },
  'rule.header_value': {
    el: 'Η τιμή κεφαλίδας είναι μία γραμμή με λατινικούς χαρακτήρες.',
    en: 'The value of a header is one line of Latin characters.',
  },
  'rule.header_own': {
    el: 'Αυτή την κεφαλίδα τη γράφει ο διακομιστής.',
    en: 'This header is written by the server.',
  },
  'rule.outgoing_not_allowed': {
    el: 'Ο διακομιστής δεν καλεί αυτή τη διεύθυνση: όσοι τον εγκατέστησαν ορίζουν ποιες επιτρέπονται.',
    en: 'The server does not call this address: whoever has installed it says which are allowed.',
  },
  'rule.outgoing_private_address': {
    el: 'Η διεύθυνση οδηγεί σε εσωτερικό δίκτυο.',
    en: 'The address leads into an internal network.',
  },
  'rule.outgoing_unreachable': {
    el: 'Το άλλο σύστημα δεν απαντά.',
    en: 'The other system does not answer.',
  },
  'rule.outgoing_timeout': {
    el: 'Το άλλο σύστημα άργησε να απαντήσει.',
    en: 'The other system took too long to answer.',
  },
  'rule.outgoing_too_large': {
    el: 'Η απάντηση είναι πολύ μεγάλη.',
    en: 'The answer is too large.',
  },
  'rule.outgoing_data': {
    el: 'Τα δεδομένα είναι πολύ μεγάλα.',
    en: 'The data is too large.',
  },
  'development.recycle': { el: 'Ανανέωση', en: 'Read anew' },
  'development.recycle.lead': {
    el: 'Όλες οι ανοιχτές σελίδες του έργου διαβάζουν ξανά κείμενα, προβολές και ρυθμίσεις.',
    en: 'All open pages of the project read texts, views and settings anew.',
  },
  'development.recycled': { el: 'Έγινε ανανέωση', en: 'Everything is read anew' },
  'development.tab.bulk': { el: 'Μαζική ενημέρωση', en: 'Bulk update' },
  'development.tab.grid': { el: 'Πίνακας δράσεων', en: 'Table of actions' },
  'development.tab.files': { el: 'Δοκιμή αρχείων', en: 'File upload test' },
  'development.bulk.lead': {
    el: 'Επικολλήστε γραμμές από υπολογιστικό φύλλο για να αλλάξετε ένα πεδίο πολλών ατόμων μαζί.',
    en: 'Paste rows of a spreadsheet to change a field of many people at once.',
  },
  'development.grid.lead': {
    el: 'Οι δράσεις του έργου σε έναν πίνακα, όπου αλλάζουν όλα τους τα στοιχεία.',
    en: 'The actions of the project in one table, in which everything of them is changed.',
  },
  'development.open': { el: 'Άνοιγμα της σελίδας', en: 'Open the page' },
  'development.files.dir': { el: 'Φάκελος', en: 'Folder' },
  'development.files.lead': {
    el: 'Στείλτε αρχεία σε φάκελο που έχουν ορίσει όσοι εγκατέστησαν τον διακομιστή.',
    en: 'Send files to a folder that whoever has installed the server has named.',
  },
  'development.files.hint': { el: 'Έως 1 MB μαζί', en: 'Up to 1 MB together' },
  'development.files.sent': { el: 'Στάλθηκαν: {names}', en: 'Sent: {names}' },
})
