import { defineTexts } from '../core/define-texts.ts'

/** The panel that opens from one cell of the grid, and the date of a meeting. */
export const cellTexts = defineTexts({
  'actions.cell.close': { el: 'Κλείσιμο', en: 'Close' },
  'actions.cell.mentee': { el: 'Καρτέλα ωφελουμένου', en: "Mentee's page" },
  'actions.cell.missing': { el: 'Η δράση δεν είναι διαθέσιμη', en: 'The action is not available' },
  'actions.cell.missingText': {
    el: 'Η δράση δεν ισχύει για αυτό το άτομο, ή δεν είναι πια στην ευθύνη σας.',
    en: 'The action does not apply to this mentee, or is no longer in your charge.',
  },

  'actions.early.title': {
    el: 'Η συνάντηση δεν έχει γίνει ακόμη',
    en: 'The meeting has not been held yet',
  },
  'actions.early.text': {
    el: 'Έχει οριστεί για {at}. Να ολοκληρωθεί η δράση από τώρα;',
    en: 'It is set for {at}. Complete the action already?',
  },
  'actions.early.confirm': { el: 'Ολοκλήρωση από τώρα', en: 'Complete it already' },
  'actions.cell.completed': { el: 'Ολοκληρώθηκε: {title}', en: 'Completed: {title}' },
  'actions.cell.reopened': { el: 'Άνοιξε ξανά: {title}', en: 'Reopened: {title}' },
  'actions.cell.backToNone': {
    el: 'Η συνάντηση δεν έχει πια ημερομηνία',
    en: 'The meeting has no date any more',
  },
  'actions.cell.overlap': {
    el: 'Υπάρχει ήδη άλλη συνάντηση εκείνη την ώρα',
    en: 'There is another meeting at that time',
  },
  'actions.cell.overlap.named': {
    el: '{name}: άλλη συνάντηση στις {at}.',
    en: '{name} has another meeting at {at}.',
  },
  'actions.cell.overlap.with': {
    el: '{name}: άλλη συνάντηση στις {at} με: {other}.',
    en: '{name} has another meeting at {at} with {other}.',
  },
  'actions.cell.overlap.actionWith': {
    el: 'Η ίδια δράση γίνεται στις {at} με: {other}, και κρατά 45 λεπτά: γίνεται με ένα άτομο κάθε φορά.',
    en: 'The same action takes place at {at} with {other}, and lasts 45 minutes: it is done with one mentee at a time.',
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
    el: 'Η ίδια δράση γίνεται στις {at} με άλλο άτομο, και κρατά 45 λεπτά: γίνεται με ένα κάθε φορά.',
    en: 'The same action takes place at {at} with another mentee, and lasts 45 minutes: it is done with one at a time.',
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
