import { defineTexts } from '../core/define-texts.ts'

/** What is said of the data store. */
export const dataTexts = defineTexts({
  'activity.data.written': {
    el: '{who} έγραψε στην αποθήκη δεδομένων',
    en: '{who} wrote to the data store',
  },
  'rule.level_above': {
    el: 'Το επίπεδο είναι πάνω από το δικό σας.',
    en: 'The level is above your own.',
  },
  'rule.level_order': {
    el: 'Όποιος γράφει πρέπει και να διαβάζει: το επίπεδο ανάγνωσης δεν είναι μικρότερο του επιπέδου εγγραφής.',
    en: 'Whoever writes has to read: the level for reading is not below that for writing.',
  },
  'rule.too_many_documents': {
    el: 'Η αποθήκη δεδομένων του έργου είναι πλήρης.',
    en: 'The data store of the project is full.',
  },
})
