import { defineTexts } from '../core/define-texts.ts'

/** The panel that opens from one cell of the grid: one mentee, one action. */
export const cellTexts = defineTexts({
  'actions.cell.close': { el: 'Κλείσιμο', en: 'Close' },
  'actions.cell.mentee': { el: 'Καρτέλα ωφελουμένου', en: "Mentee's page" },
  'actions.cell.loading': { el: 'Η δράση φορτώνεται…', en: 'The action is loading…' },
  'actions.cell.failed': { el: 'Η δράση δεν φορτώθηκε', en: 'The action did not load' },
  'actions.cell.missing': { el: 'Η δράση δεν είναι διαθέσιμη', en: 'The action is not available' },
  'actions.cell.missingText': {
    el: 'Η δράση δεν ισχύει για αυτόν τον ωφελούμενο, ή δεν είναι πια στην ευθύνη σας.',
    en: 'The action does not apply to this mentee, or is no longer in your charge.',
  },
  'actions.cell.due': { el: 'Προθεσμία', en: 'Due' },
  'actions.cell.at': { el: 'Ημερομηνία', en: 'Date' },
  'actions.cell.completedAt': { el: 'Ολοκληρώθηκε', en: 'Completed' },
  'actions.cell.locked': {
    el: 'Δεν μπορεί να ολοκληρωθεί ακόμη: οι προϋποθέσεις της δεν ισχύουν.',
    en: 'It cannot be completed yet: its conditions do not hold.',
  },
  'actions.cell.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.cell.undo': { el: 'Αναίρεση', en: 'Undo' },
  'actions.cell.completed': { el: 'Η δράση ολοκληρώθηκε.', en: 'The action is completed.' },
  'actions.cell.undone': { el: 'Η ολοκλήρωση αναιρέθηκε.', en: 'The completion was taken back.' },
  'actions.cell.refused': {
    el: 'Η δράση δεν ολοκληρώθηκε. Ίσως δεν ισχύουν ακόμη οι προϋποθέσεις της.',
    en: 'The action was not completed. Its conditions may not hold yet.',
  },
  'actions.cell.descr': { el: 'Περιγραφή', en: 'Description' },

  'actions.cell.meeting': { el: 'Συνάντηση', en: 'Meeting' },
  'actions.cell.schedule': { el: 'Προγραμματισμός', en: 'Schedule' },
  'actions.cell.reschedule': { el: 'Αλλαγή ημερομηνίας', en: 'Reschedule' },
  'actions.cell.date': { el: 'Ημερομηνία', en: 'Date' },
  'actions.cell.dateHint': { el: 'ηη/μμ/εεεε', en: 'dd/mm/yyyy' },
  'actions.cell.time': { el: 'Ώρα', en: 'Time' },
  'actions.cell.timeHint': { el: 'ωω:λλ, ώρα Ελλάδας', en: 'hh:mm, time of Greece' },
  'actions.cell.badDate': {
    el: 'Γράψτε μια ημερομηνία, για παράδειγμα 05/03/2027.',
    en: 'Write a date, for example 05/03/2027.',
  },
  'actions.cell.badTime': {
    el: 'Γράψτε μια ώρα, για παράδειγμα 18:30.',
    en: 'Write a time, for example 18:30.',
  },
  'actions.cell.length': { el: 'Διάρκεια 45 λεπτά.', en: 'It lasts 45 minutes.' },
  'actions.cell.scheduled': { el: 'Η συνάντηση ορίστηκε: {at}.', en: 'The meeting is set: {at}.' },
  'actions.cell.overlap': {
    el: 'Υπάρχει ήδη άλλη συνάντηση εκείνη την ώρα',
    en: 'There is another meeting at that time',
  },
  'actions.cell.overlap.mentor': {
    el: 'Ο μέντορας {name} έχει συνάντηση στις {at}.',
    en: 'The mentor {name} has a meeting at {at}.',
  },
  'actions.cell.overlap.mentee': {
    el: 'Ο ωφελούμενος {name} έχει συνάντηση στις {at}.',
    en: 'The mentee {name} has a meeting at {at}.',
  },
  'actions.cell.overlap.action': {
    el: 'Η ίδια δράση έχει συνάντηση στις {at}.',
    en: 'The same action has a meeting at {at}.',
  },
  'actions.cell.freeSlots': { el: 'Ελεύθερες ώρες· επιλέξτε μία:', en: 'Free times; pick one:' },
  'actions.cell.inactivate': { el: 'Ορισμός ως ανενεργή', en: 'Mark as inactive' },
  'actions.cell.activate': { el: 'Ορισμός ως ενεργή', en: 'Mark as active' },
  'actions.cell.inactivated': {
    el: 'Η δράση ορίστηκε ως ανενεργή.',
    en: 'The action was marked inactive.',
  },
  'actions.cell.activated': { el: 'Η δράση είναι ξανά ενεργή.', en: 'The action is active again.' },

  'actions.cell.form': { el: 'Απαντήσεις του ωφελουμένου', en: "The mentee's answers" },
  'actions.cell.formEmpty': {
    el: 'Ο ωφελούμενος δεν έχει συμπληρώσει κάτι ακόμη.',
    en: 'The mentee has not filled in anything yet.',
  },
  'actions.cell.blank': { el: 'κενό', en: 'blank' },
  'actions.cell.yes': { el: 'Ναι', en: 'Yes' },
  'actions.cell.no': { el: 'Όχι', en: 'No' },

  'actions.cell.notes': { el: 'Σημειώσεις', en: 'Notes' },
  'actions.cell.publicNotes': { el: 'Για τον ωφελούμενο', en: 'For the mentee' },
  'actions.cell.publicNotesHint': {
    el: 'Ο ωφελούμενος τις διαβάζει.',
    en: 'The mentee reads them.',
  },
  'actions.cell.privateNotes': { el: 'Ιδιωτικές', en: 'Private' },
  'actions.cell.privateNotesHint': {
    el: 'Ο ωφελούμενος δεν τις βλέπει ποτέ.',
    en: 'The mentee never sees them.',
  },
  'actions.cell.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'actions.cell.savedAt': { el: 'Αποθηκεύτηκε στις {time}', en: 'Saved at {time}' },
  'actions.cell.notSaved': {
    el: 'Δεν αποθηκεύτηκε· το κείμενο μένει εδώ.',
    en: 'Not saved; the text stays here.',
  },
})
