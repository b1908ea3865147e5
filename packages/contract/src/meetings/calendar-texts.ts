import { defineTexts } from '../core/define-texts.ts'

/** The calendar of meetings. */
export const calendarTexts = defineTexts({
  'calendar.title': { el: 'Ημερολόγιο', en: 'Calendar' },
  'calendar.notYours': { el: 'Ο ρόλος σας δεν έχει συναντήσεις', en: 'Your role has no meetings' },
  'calendar.notYours.text': {
    el: 'Συναντήσεις έχουν οι ωφελούμενοι και οι μέντορες· τις βλέπουν και όσοι τους παρακολουθούν.',
    en: 'Mentees and mentors have meetings; those who look after them see them too.',
  },
  'calendar.view': { el: 'Προβολή', en: 'View' },
  'calendar.view.day': { el: 'Ημέρα', en: 'Day' },
  'calendar.view.week': { el: 'Εβδομάδα', en: 'Week' },
  'calendar.view.month': { el: 'Μήνας', en: 'Month' },
  'calendar.view.agenda': { el: 'Λίστα', en: 'List' },
  'calendar.today': { el: 'Σήμερα', en: 'Today' },
  'calendar.previous': { el: 'Προηγούμενο διάστημα', en: 'Previous period' },
  'calendar.next': { el: 'Επόμενο διάστημα', en: 'Next period' },
  'calendar.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'calendar.cancelled': { el: 'Και όσες ακυρώθηκαν', en: 'Cancelled ones too' },
  'calendar.count_one': { el: '{count} συνάντηση', en: '{count} meeting' },
  'calendar.count_other': { el: '{count} συναντήσεις', en: '{count} meetings' },
  'calendar.none': {
    el: 'Δεν υπάρχουν συναντήσεις σε αυτό το διάστημα',
    en: 'There are no meetings in this period',
  },
  'calendar.noneText': {
    el: 'Δείτε το επόμενο διάστημα ή ορίστε μια νέα συνάντηση.',
    en: 'Look at the next period, or schedule a meeting.',
  },
  'calendar.noneTextMentee': {
    el: 'Μόλις οριστεί συνάντηση, θα εμφανιστεί εδώ.',
    en: 'As soon as a meeting is scheduled, it will be shown here.',
  },
  'calendar.state.planned': { el: 'Προγραμματισμένη', en: 'Planned' },
  'calendar.state.overdue': { el: 'Εκπρόθεσμη', en: 'Overdue' },
  'calendar.state.held': { el: 'Έγινε', en: 'Held' },
  'calendar.state.missed': { el: 'Δεν έγινε', en: 'Not held' },
  'calendar.state.cancelled': { el: 'Ακυρώθηκε', en: 'Cancelled' },
  'calendar.legend': { el: 'Καταστάσεις', en: 'States' },
  'calendar.followUp': { el: 'Εκκρεμότητα', en: 'Follow-up' },
  'calendar.meeting': {
    el: '{title}, {day}, {state}',
    en: '{title}, {day}, {state}',
  },
  'calendar.more': { el: '+{count} ακόμη', en: '+{count} more' },
  'calendar.openDay': { el: 'Άνοιγμα ημέρας: {day}', en: 'Open day: {day}' },
  'calendar.new': { el: 'Νέα συνάντηση', en: 'New meeting' },
  'calendar.newAt': { el: 'Νέα συνάντηση, {day}, {time}', en: 'New meeting, {day}, {time}' },
  'calendar.keys': {
    el: 'Σύρετε μια προγραμματισμένη συνάντηση για να τη μεταφέρετε ή, με το πληκτρολόγιο, πατήστε M και τα βέλη.',
    en: 'Drag a planned meeting to move it or, by keyboard, press M and the arrow keys.',
  },
  'calendar.move.begin': {
    el: 'Μεταφορά. Βέλη για ώρα και ημέρα, Enter για αποθήκευση, Escape για ακύρωση.',
    en: 'Moving. Arrow keys for time and day, Enter to save, Escape to cancel.',
  },
  'calendar.move.at': { el: '{day}, {time}', en: '{day}, {time}' },
  'calendar.move.stopped': { el: 'Η μεταφορά ακυρώθηκε', en: 'The move was cancelled' },
  'calendar.move.done': { el: 'Η συνάντηση μεταφέρθηκε: {at}', en: 'Meeting moved: {at}' },
  'calendar.move.undone': {
    el: 'Η συνάντηση επανήλθε: {at}',
    en: 'The meeting is back at {at}',
  },
  'calendar.move.undo': { el: 'Αναίρεση', en: 'Undo' },
  'calendar.move.refused': {
    el: 'Η συνάντηση δεν μεταφέρθηκε',
    en: 'The meeting was not moved',
  },
  'calendar.move.wanted': { el: '{name}: από {from} σε {to}', en: '{name}: from {from} to {to}' },
  'calendar.move.again': { el: 'Αποθήκευση της δικής μου ώρας', en: 'Save my time' },
})
