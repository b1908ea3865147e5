import { defineTexts } from '../core/define-texts.ts'

/** The panel that opens from one cell of the grid, and the date of a meeting. */
export const cellTexts = defineTexts({
  'actions.cell.close': { el: 'Κλείσιμο', en: 'Close' },
  'actions.cell.mentee': { el: 'Καρτέλα ωφελουμένου', en: "Mentee's page" },
  'actions.cell.missing': { el: 'Η δράση δεν είναι διαθέσιμη', en: 'The action is not available' },
  'actions.cell.missingText': {
    el: 'Η δράση δεν ισχύει για αυτόν τον ωφελούμενο, ή δεν είναι πια στην ευθύνη σας.',
    en: 'The action does not apply to this mentee, or is no longer in your charge.',
  },

  'actions.cell.schedule': { el: 'Προγραμματισμός', en: 'Schedule' },
  'actions.cell.reschedule': { el: 'Αλλαγή ημερομηνίας', en: 'Reschedule' },
  'actions.cell.completed': { el: 'Ολοκληρώθηκε: {title}', en: 'Completed: {title}' },
  'actions.cell.reopened': { el: 'Άνοιξε ξανά: {title}', en: 'Reopened: {title}' },
  'actions.cell.scheduledAt': { el: 'Ορίστηκε για {at}', en: 'Scheduled for {at}' },
  'actions.cell.backTo': { el: 'Επέστρεψε στις {at}', en: 'Back at {at}' },
  'actions.cell.backToNone': {
    el: 'Η συνάντηση δεν έχει πια ημερομηνία',
    en: 'The meeting has no date any more',
  },
  'actions.cell.date': { el: 'Ημερομηνία', en: 'Date' },
  'actions.cell.time': { el: 'Ώρα', en: 'Time' },
  'actions.cell.timeHint': { el: 'ΩΩ:ΛΛ, ώρα Ελλάδας', en: 'HH:MM, time of Greece' },
  'actions.cell.badDate': {
    el: 'Γράψτε μια ημερομηνία, για παράδειγμα 05/03/2027.',
    en: 'Write a date, for example 05/03/2027.',
  },
  'actions.cell.badTime': {
    el: 'Γράψτε μια ώρα, για παράδειγμα 18:30.',
    en: 'Write a time, for example 18:30.',
  },
  'actions.cell.length': { el: 'Διάρκεια 45 λεπτά.', en: 'It lasts 45 minutes.' },
  'actions.cell.overlap': {
    el: 'Υπάρχει ήδη άλλη συνάντηση εκείνη την ώρα',
    en: 'There is another meeting at that time',
  },
  'actions.cell.overlap.named': {
    el: '{name}: άλλη συνάντηση στις {at}.',
    en: '{name} has another meeting at {at}.',
  },
  'actions.cell.moved': {
    el: 'Η συνάντηση άλλαξε στο μεταξύ ({by}) και είναι πια στις {at}. Αν θέλετε ακόμη τη δική σας ώρα, αποθηκεύστε ξανά.',
    en: '{by} has moved the meeting since: it is now at {at}. If you still want your time, save again.',
  },
  'actions.cell.movedAway': {
    el: 'Η συνάντηση ακυρώθηκε στο μεταξύ ({by}). Αν θέλετε ακόμη τη δική σας ώρα, αποθηκεύστε ξανά.',
    en: '{by} has cancelled the meeting since. If you still want your time, save again.',
  },
  'actions.cell.overlap.mentor': {
    el: 'Ο μέντορας έχει άλλη συνάντηση στις {at}.',
    en: 'The mentor has another meeting at {at}.',
  },
  'actions.cell.overlap.mentee': {
    el: 'Ο ωφελούμενος έχει άλλη συνάντηση στις {at}.',
    en: 'The mentee has another meeting at {at}.',
  },
  'actions.cell.overlap.action': {
    el: 'Για την ίδια δράση υπάρχει άλλη συνάντηση στις {at}.',
    en: 'The same action has another meeting at {at}.',
  },
  'actions.cell.freeSlots': {
    el: 'Ελεύθερες ώρες για όλους· επιλέξτε μία:',
    en: 'Times when everyone is free; pick one:',
  },

  'actions.cell.inactivate': { el: 'Ορισμός ως ανενεργή', en: 'Mark as inactive' },
  'actions.cell.inactivateHint': {
    el: 'Για δράσεις που δεν αφορούν τον ωφελούμενο· δεν μετρούν πια ως εκκρεμείς.',
    en: 'For actions that do not concern the mentee; they no longer count as pending.',
  },
  'actions.cell.inactivateMeeting': {
    el: 'Η συνάντηση {at} θα ακυρωθεί.',
    en: 'The meeting of {at} will be cancelled.',
  },
  'actions.cell.activate': { el: 'Ορισμός ως ενεργή', en: 'Mark as active' },
  'actions.cell.activateHint': {
    el: 'Η δράση επιστρέφει στο πρόγραμμα του ωφελουμένου.',
    en: "The action returns to the mentee's programme.",
  },
  'actions.cell.inactivated': {
    el: 'Η δράση ορίστηκε ως ανενεργή.',
    en: 'The action was marked inactive.',
  },
  'actions.cell.activated': { el: 'Η δράση είναι ξανά ενεργή.', en: 'The action is active again.' },
})
