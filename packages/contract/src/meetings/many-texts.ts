import { defineTexts } from '../core/define-texts.ts'

/** The calendars of many mentors beside each other. */
export const manyTexts = defineTexts({
  'calendar.many.by': { el: 'Ανά μέντορα', en: 'By mentor' },
  'calendar.many.title': { el: 'Συναντήσεις ανά μέντορα', en: 'Meetings by mentor' },
  'calendar.many.mine': { el: 'Οι μέντορές μου', en: 'My mentors' },
  'calendar.many.choose': { el: 'Επιλογή μεντόρων', en: 'Choose mentors' },
  'calendar.many.found_one': {
    el: '{count} μέντορας · {meetings}',
    en: '{count} mentor · {meetings}',
  },
  'calendar.many.found_other': {
    el: '{count} μέντορες · {meetings}',
    en: '{count} mentors · {meetings}',
  },
  'calendar.many.print': { el: 'Εκτύπωση ανά μέντορα', en: 'Print by mentor' },
  'calendar.many.none': { el: 'Δεν υπάρχουν μέντορες εδώ', en: 'There are no mentors here' },
  'calendar.many.noneText': {
    el: 'Κανένας μέντορας δεν έχει ωφελούμενους που παρακολουθείτε. Επιλέξτε μέντορες με το όνομά τους.',
    en: 'No mentor has mentees whom you look after. Choose mentors by name.',
  },
  'calendar.many.otherText': {
    el: 'Δείτε τον επόμενο μέντορα ή άλλο διάστημα.',
    en: 'Look at the next mentor, or at another period.',
  },
  'calendar.many.free': { el: 'καμία συνάντηση', en: 'no meetings' },
  'calendar.many.more_one': {
    el: 'Ακόμη {count} συνάντηση, {name}: όλη η ημέρα',
    en: '{count} more meeting, {name}: the whole day',
  },
  'calendar.many.more_other': {
    el: 'Ακόμη {count} συναντήσεις, {name}: όλη η ημέρα',
    en: '{count} more meetings, {name}: the whole day',
  },
  'calendar.many.list': { el: 'Συναντήσεις: {name}, {day}', en: 'Meetings: {name}, {day}' },
  'calendar.many.close': { el: 'Κλείσιμο της λίστας', en: 'Close the list' },
  'calendar.many.previous': { el: 'Προηγούμενος μέντορας', en: 'Previous mentor' },
  'calendar.many.next': { el: 'Επόμενος μέντορας', en: 'Next mentor' },
  'calendar.many.place': { el: '{at} από {all} · {meetings}', en: '{at} of {all} · {meetings}' },
  'calendar.many.keys': {
    el: 'Τα βέλη πηγαίνουν από κελί σε κελί. Το Enter ανοίγει τη συνάντηση ή όλες τις συναντήσεις της ημέρας, το Escape επιστρέφει.',
    en: 'The arrow keys go from cell to cell. Enter opens the meeting, or all meetings of the day; Escape comes back.',
  },
  'calendar.many.head.day': { el: 'Ημέρα', en: 'Day' },
  'calendar.many.head.time': { el: 'Ώρα', en: 'Time' },
  'calendar.many.head.mentee': { el: 'Ωφελούμενος', en: 'Mentee' },
  'calendar.many.head.action': { el: 'Δράση', en: 'Action' },
  'calendar.many.head.place': { el: 'Τόπος', en: 'Place' },
  'calendar.many.head.state': { el: 'Κατάσταση', en: 'State' },
})
