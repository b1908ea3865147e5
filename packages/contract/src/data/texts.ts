import { defineTexts } from '../core/define-texts.ts'

/** What is said of the data store. */
export const dataTexts = defineTexts({
  'data.store': { el: 'Αποθήκη δεδομένων', en: 'Data store' },
  'data.store.lead': {
    el: 'Έγγραφα JSON που διαβάζουν και γράφουν σελίδες και υπηρεσίες, με το όνομά τους.',
    en: 'JSON documents that pages and services read and write by their name.',
  },
  'data.store.none': { el: 'Δεν υπάρχουν έγγραφα', en: 'There are no documents' },
  'data.store.noneText': {
    el: 'Εδώ φαίνονται όσα βλέπει το επίπεδό σας.',
    en: 'Those that your level sees are shown here.',
  },
  'data.store.search': { el: 'Αναζήτηση εγγράφου', en: 'Search for a document' },
  'data.store.new': { el: 'Νέο έγγραφο', en: 'New document' },
  'data.store.id': { el: 'Αναγνωριστικό', en: 'Id' },
  'data.store.name': { el: 'Όνομα', en: 'Name' },
  'data.store.class': { el: 'Κατηγορία', en: 'Class' },
  'data.store.changed': { el: 'Άλλαξε', en: 'Changed' },
  'data.store.open': { el: 'Άνοιγμα: {id}', en: 'Open: {id}' },
  'data.store.back': { el: 'Όλα τα έγγραφα', en: 'All documents' },
  'data.store.json': { el: 'Δεδομένα (JSON)', en: 'Data (JSON)' },
  'data.store.size': { el: '{size} από {most} χαρακτήρες', en: '{size} of {most} characters' },
  'data.store.viewLevel': { el: 'Ποιοι διαβάζουν', en: 'Who reads it' },
  'data.store.editLevel': { el: 'Ποιοι γράφουν', en: 'Who writes it' },
  'data.store.level.0': { el: 'Διαχείριση (0)', en: 'Administrators (0)' },
  'data.store.level.1': { el: 'Έως υπεύθυνοι έργου (1)', en: 'Down to project managers (1)' },
  'data.store.level.2': {
    el: 'Έως συντονιστές, επόπτες (2)',
    en: 'Down to coordinators, supervisors (2)',
  },
  'data.store.level.3': { el: 'Έως μέντορες (3)', en: 'Down to mentors (3)' },
  'data.store.level.4': { el: 'Έως ωφελούμενοι (4)', en: 'Down to mentees (4)' },
  'data.store.level.5': { el: 'Όλοι (5)', en: 'Everybody (5)' },
  'data.store.save': { el: 'Αποθήκευση', en: 'Save' },
  'data.store.saved': { el: 'Αποθηκεύτηκε η έκδοση {version}.', en: 'Version {version} is saved.' },
  'data.store.readOnly': {
    el: 'Το επίπεδό σας μόνο το διαβάζει.',
    en: 'Your level only reads it.',
  },
  'data.store.versions': { el: 'Εκδόσεις', en: 'Versions' },
  'data.store.version': { el: '{number}: {at}, {name}', en: '{number}: {at}, {name}' },
  'data.store.takeVersion': { el: 'Φόρτωση στον επεξεργαστή', en: 'Load into the editor' },
  'data.store.unknownAuthor': { el: 'άγνωστος', en: 'unknown' },
  'data.store.delete': { el: 'Διαγραφή', en: 'Delete' },
  'data.store.delete.sure': {
    el: 'Να διαγραφεί το έγγραφο «{id}»;',
    en: 'Delete the document “{id}”?',
  },
  'data.store.delete.text': {
    el: 'Διαγράφεται μαζί με τις εκδόσεις του και δεν επανέρχεται. Σελίδες και υπηρεσίες που το διαβάζουν δεν θα το βρίσκουν.',
    en: 'It goes with its versions and does not come back. Pages and services that read it will not find it.',
  },
  'data.store.deleted': { el: 'Το έγγραφο διαγράφηκε', en: 'The document was deleted' },
  'activity.data.deleted': {
    el: '{who} διέγραψε έγγραφο της αποθήκης δεδομένων',
    en: '{who} deleted a document of the data store',
  },
  'activity.data.written': {
    el: '{who} έγραψε στην αποθήκη δεδομένων',
    en: '{who} wrote to the data store',
  },
  'rule.level_above': {
    el: 'Το επίπεδο είναι πάνω από το δικό σας.',
    en: 'The level is above your own.',
  },
  'rule.level_order': {
    el: 'Όσοι γράφουν πρέπει και να διαβάζουν: το επίπεδο ανάγνωσης δεν είναι μικρότερο του επιπέδου εγγραφής.',
    en: 'Whoever writes has to read: the level for reading is not below that for writing.',
  },
  'rule.data_store_full': {
    el: 'Η αποθήκη δεδομένων του έργου είναι πλήρης.',
    en: 'The data store of the project is full.',
  },
  'rule.too_many_own_documents': {
    el: 'Έχετε ήδη όσα έγγραφα μπορείτε να φτιάξετε: {most}.',
    en: 'You have as many documents as you may make: {most}.',
  },
  'rule.own_data_full': {
    el: 'Όσα έχετε γράψει στην αποθήκη δεδομένων έχουν ήδη το μεγαλύτερο μέγεθος που επιτρέπεται.',
    en: 'What you have written to the data store is as large as it may be.',
  },
})
