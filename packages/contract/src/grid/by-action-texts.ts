import { defineTexts } from '../core/define-texts.ts'

/** The actions one at a time: how each stands, and what is to be done for whom. */
export const byActionTexts = defineTexts({
  'actions.byAction.title': { el: 'Ανά δράση', en: 'By action' },
  'actions.byAction.lead': {
    el: 'Επιλέξτε μια δράση για να δείτε ποιοι την έχουν ολοκληρώσει και ποιοι όχι.',
    en: 'Choose an action to see who has completed it and who has not.',
  },
  'actions.byAction.search': { el: 'Αναζήτηση δράσης', en: 'Find an action' },
  'actions.byAction.attention': {
    el: 'Πρώτα όσες έχουν καθυστερήσεις',
    en: 'Those with delays first',
  },
  'actions.byAction.done': { el: 'Ολοκληρώθηκαν', en: 'Completed' },
  'actions.byAction.scheduled': { el: 'Ορίστηκαν', en: 'Scheduled' },
  'actions.byAction.overdue': { el: 'Εκπρόθεσμες', en: 'Overdue' },
  'actions.byAction.rest': { el: 'Απομένουν', en: 'Remaining' },
  'actions.byAction.none': {
    el: 'Δεν βρέθηκε δράση',
    en: 'No action found',
  },
  'actions.byAction.noneText': {
    el: 'Δοκιμάστε άλλη λέξη ή άλλο είδος δράσης.',
    en: 'Try another word or another type of action.',
  },
  'actions.byAction.empty': {
    el: 'Το έργο δεν έχει ακόμη δράσεις για εσάς',
    en: 'The project has no actions for you yet',
  },
  'actions.byAction.emptyText': {
    el: 'Μόλις δημοσιευτούν, θα φαίνονται εδώ.',
    en: 'Once they are published, they will be listed here.',
  },
  'actions.byAction.all': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.byAction.previous': { el: 'Προηγούμενη δράση: {title}', en: 'Previous action: {title}' },
  'actions.byAction.next': { el: 'Επόμενη δράση: {title}', en: 'Next action: {title}' },
  'actions.byAction.missing': {
    el: 'Η δράση δεν υπάρχει ή δεν είναι για εσάς',
    en: 'The action does not exist, or is not for you',
  },
  'actions.byAction.searchMentee': { el: 'Αναζήτηση ονόματος', en: 'Find a name' },
  'actions.byAction.state': { el: 'Κατάσταση', en: 'State' },
  'actions.byAction.state.all': { el: 'Όλες', en: 'All' },
  'actions.byAction.order': { el: 'Σειρά', en: 'Order' },
  'actions.byAction.order.name': { el: 'Κατά επώνυμο', en: 'By last name' },
  'actions.byAction.order.state': { el: 'Κατά κατάσταση', en: 'By state' },
  'actions.byAction.order.progress': { el: 'Κατά πρόοδο', en: 'By progress' },
  'actions.byAction.found_one': { el: '{count} άτομο', en: '{count} person' },
  'actions.byAction.found_other': { el: '{count} άτομα', en: '{count} people' },
  'actions.byAction.nobody': { el: 'Δεν βρέθηκε κανείς', en: 'Nobody found' },
  'actions.byAction.nobodyText': {
    el: 'Αλλάξτε την κατάσταση ή το όνομα που αναζητάτε.',
    en: 'Change the state or the name that you look for.',
  },
  'actions.byAction.open': { el: 'Άνοιγμα: {name}', en: 'Open: {name}' },
  'actions.byAction.mentor': { el: 'Μέντορας: {name}', en: 'Mentor: {name}' },
  'actions.byAction.select': { el: 'Επιλογή: {name}', en: 'Select: {name}' },
  'actions.byAction.selectPage': { el: 'Επιλογή όλων της σελίδας', en: 'Select all on this page' },
  'actions.byAction.selectAll_one': { el: 'Επιλογή και των {count}', en: 'Select all {count}' },
  'actions.byAction.selectAll_other': { el: 'Επιλογή και των {count}', en: 'Select all {count}' },
  'actions.byAction.selected_one': {
    el: '{count} επιλεγμένο άτομο',
    en: '{count} person selected',
  },
  'actions.byAction.selected_other': {
    el: '{count} επιλεγμένα άτομα',
    en: '{count} people selected',
  },
  'actions.byAction.clear': { el: 'Καμία επιλογή', en: 'Clear' },
  'actions.byAction.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.byAction.confirm': { el: 'Ολοκλήρωση δράσης', en: 'Complete the action' },
  'actions.byAction.confirmText_one': {
    el: 'Η δράση «{title}» θα σημειωθεί ως ολοκληρωμένη για {count} άτομο.',
    en: '“{title}” will be marked as completed for {count} person.',
  },
  'actions.byAction.confirmText_other': {
    el: 'Η δράση «{title}» θα σημειωθεί ως ολοκληρωμένη για {count} άτομα.',
    en: '“{title}” will be marked as completed for {count} people.',
  },
  'actions.byAction.running': { el: '{done} από {total}', en: '{done} of {total}' },
  'actions.byAction.stop': { el: 'Διακοπή', en: 'Stop' },
  'actions.byAction.completed_one': {
    el: 'Ολοκληρώθηκε για {count} άτομο',
    en: 'Completed for {count} person',
  },
  'actions.byAction.completed_other': {
    el: 'Ολοκληρώθηκε για {count} άτομα',
    en: 'Completed for {count} people',
  },
  'actions.byAction.undone_one': {
    el: 'Αναιρέθηκε για {count} άτομο',
    en: 'Undone for {count} person',
  },
  'actions.byAction.undone_other': {
    el: 'Αναιρέθηκε για {count} άτομα',
    en: 'Undone for {count} people',
  },
  'actions.byAction.failed_one': {
    el: 'Δεν έγινε για {count} άτομο',
    en: 'Not done for {count} person',
  },
  'actions.byAction.failed_other': {
    el: 'Δεν έγινε για {count} άτομα',
    en: 'Not done for {count} people',
  },
})
