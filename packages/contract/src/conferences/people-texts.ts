import { defineTexts } from '../core/define-texts.ts'

/** What is said where people are registered, and where it is written who was there. */
export const conferencePeopleTexts = defineTexts({
  'conference.withdrawPerson': {
    el: 'Ακύρωση εγγραφής: {name}',
    en: 'Cancel registration: {name}',
  },
  'conference.withdrawPerson.sure': {
    el: 'Να ακυρωθεί η εγγραφή: {name};',
    en: 'Cancel the registration of {name}?',
  },
  'conference.withdrawPerson.sureText': {
    el: 'Θα ειδοποιηθεί. Η θέση δίνεται σε όσους περιμένουν.',
    en: 'They will be told. The place goes to who is waiting.',
  },
  'conference.participants': { el: 'Συμμετέχοντες', en: 'Participants' },
  'conference.person': { el: 'Ονοματεπώνυμο', en: 'Name' },
  'conference.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'conference.state': { el: 'Κατάσταση', en: 'State' },
  'conference.state.placed': { el: 'Θέση', en: 'Place' },
  'conference.state.waiting': { el: 'Αναμονή', en: 'Waiting' },
  'conference.attendance': { el: 'Παρουσία', en: 'Attendance' },
  'conference.actions': { el: 'Ενέργειες', en: 'Actions' },
  'conference.minutes': { el: 'Λεπτά', en: 'Minutes' },
  'conference.registeredAt': { el: 'Ημερομηνία εγγραφής', en: 'Registered at' },
  'conference.said.present': { el: 'Παρουσία', en: 'Present' },
  'conference.said.absent': { el: 'Απουσία', en: 'Absent' },
  'conference.said.excused': { el: 'Δικαιολογημένα', en: 'Excused' },
  'conference.presentOf_one': {
    el: 'Παρουσίες: {present} από {count}',
    en: 'Present: {present} of {count}',
  },
  'conference.presentOf_other': {
    el: 'Παρουσίες: {present} από {count}',
    en: 'Present: {present} of {count}',
  },
  'conference.registeredCount_one': { el: '{count} με θέση', en: '{count} with a place' },
  'conference.registeredCount_other': { el: '{count} με θέση', en: '{count} with a place' },
  'conference.markAll_one': {
    el: 'Παρουσία και για το άτομο που μένει ({count})',
    en: 'Mark the other as present ({count})',
  },
  'conference.markAll_other': {
    el: 'Παρουσία και για όσα άτομα μένουν ({count})',
    en: 'Mark all others as present ({count})',
  },
  'conference.marked_one': {
    el: 'Γράφτηκε η παρουσία για {count} άτομο.',
    en: 'Attendance was written for {count} person.',
  },
  'conference.marked_other': {
    el: 'Γράφτηκε η παρουσία για {count} άτομα.',
    en: 'Attendance was written for {count} people.',
  },
  'conference.unmarked_one': {
    el: 'Αναιρέθηκε για {count} άτομο.',
    en: 'Undone for {count} person.',
  },
  'conference.unmarked_other': {
    el: 'Αναιρέθηκε για {count} άτομα.',
    en: 'Undone for {count} people.',
  },
  'conference.waitingList': { el: 'Λίστα αναμονής', en: 'Waiting list' },
  'conference.outOfReach_one': {
    el: 'Και {count} ακόμη, που δεν είναι στην ευθύνη σας.',
    en: 'And {count} more, who is not in your care.',
  },
  'conference.outOfReach_other': {
    el: 'Και {count} ακόμη, που δεν είναι στην ευθύνη σας.',
    en: 'And {count} more, who are not in your care.',
  },
  'conference.nobody': { el: 'Κανείς ακόμη', en: 'Nobody yet' },
  'conference.nobodyText': {
    el: 'Όσοι γράφονται θα φαίνονται εδώ. Μπορείτε να γράψετε και εσείς ωφελούμενους.',
    en: 'Whoever registers will be listed here. You can register mentees, too.',
  },
  'conference.add': { el: 'Εγγραφή ωφελουμένων', en: 'Register mentees' },
  'conference.candidates': { el: 'Όσοι μπορούν να γραφτούν', en: 'Who can be registered' },
  'conference.noCandidates': {
    el: 'Δεν υπάρχει κανείς να γραφτεί',
    en: 'There is nobody to register',
  },
  'conference.noCandidatesText': {
    el: 'Όλοι έχουν ήδη εγγραφή ή έχουν ολοκληρώσει τη δράση.',
    en: 'All are registered already, or have completed the action.',
  },
  'conference.many.chosen_one': {
    el: 'Εγγραφή {count} επιλεγμένου',
    en: 'Register {count} chosen',
  },
  'conference.many.chosen_other': {
    el: 'Εγγραφή {count} επιλεγμένων',
    en: 'Register {count} chosen',
  },
  'conference.many.all_one': { el: 'Εγγραφή και του {count}', en: 'Register {count} found' },
  'conference.many.all_other': { el: 'Εγγραφή και των {count}', en: 'Register all {count}' },
  'conference.many.sure_one': { el: 'Να γραφτεί {count} άτομο;', en: 'Register {count} person?' },
  'conference.many.sure_other': {
    el: 'Να γραφτούν {count} άτομα;',
    en: 'Register {count} people?',
  },
  'conference.many.allIn': {
    el: 'Υπάρχει θέση για όλους. Θα ειδοποιηθούν.',
    en: 'There is a place for all. They will be told.',
  },
  'conference.many.someWait': {
    el: 'Θέσεις: {left}. Σε αναμονή: {waiting}. Θα ειδοποιηθούν.',
    en: 'Places: {left}. Waiting: {waiting}. They will be told.',
  },
  'conference.many.confirm': { el: 'Εγγραφή', en: 'Register' },
  'conference.many.done': {
    el: 'Πήραν θέση: {registered}. Σε αναμονή: {waiting}.',
    en: 'Given a place: {registered}. Waiting: {waiting}.',
  },
  'conference.print': { el: 'Εκτύπωση για υπογραφές', en: 'Print for signatures' },
  'conference.sheet.number': { el: 'Α/Α', en: 'No.' },
  'conference.sheet.signature': { el: 'Υπογραφή', en: 'Signature' },
  'conference.export.xlsx': { el: 'Εξαγωγή Excel', en: 'Export Excel' },
  'conference.export.csv': { el: 'Εξαγωγή CSV', en: 'Export CSV' },
  'conference.exported': {
    el: 'Η λίστα αποθηκεύτηκε σε αρχείο.',
    en: 'The list was saved to a file.',
  },
})
