import { defineTexts } from '../core/define-texts.ts'

/** The form and the notes of an action, and the mentor's pages of mentees. */
export const mentorTexts = defineTexts({
  'actions.form.optional': { el: '(προαιρετικό)', en: '(optional)' },
  'actions.form.choose': { el: 'Επιλέξτε…', en: 'Choose…' },
  'actions.form.dateHint': {
    el: 'Ημέρα/μήνας/έτος, όπως 05/03/2027',
    en: 'Day/month/year, such as 05/03/2027',
  },
  'actions.form.empty': { el: 'κενό', en: 'empty' },
  'actions.form.yes': { el: 'Ναι', en: 'Yes' },
  'actions.form.no': { el: 'Όχι', en: 'No' },
  'actions.form.error.required': { el: 'Συμπληρώστε: {label}', en: 'Fill in: {label}' },
  'actions.form.error.requiredCheck': { el: 'Επιλέξτε: {label}', en: 'Tick: {label}' },
  'actions.form.error.not_a_number': {
    el: 'Γράψτε έναν αριθμό, όπως 12 ή 2,5: {label}',
    en: 'Write a number, such as 12 or 2.5: {label}',
  },
  'actions.form.error.not_a_date': {
    el: 'Γράψτε μια ημερομηνία, όπως 05/03/2027: {label}',
    en: 'Write a date, such as 05/03/2027: {label}',
  },
  'actions.form.error.not_a_time': {
    el: 'Γράψτε μια ώρα, όπως 18:30: {label}',
    en: 'Write a time, such as 18:30: {label}',
  },
  'actions.form.error.between': {
    el: 'Από {min} έως {max}: {label}',
    en: 'From {min} to {max}: {label}',
  },
  'actions.form.error.atLeast': { el: 'Τουλάχιστον {min}: {label}', en: 'At least {min}: {label}' },
  'actions.form.error.atMost': { el: 'Το πολύ {max}: {label}', en: 'At most {max}: {label}' },
  'actions.form.error.too_short': {
    el: 'Λιγότεροι χαρακτήρες από {min}: {label}',
    en: 'Fewer characters than {min}: {label}',
  },
  'actions.form.error.too_long': {
    el: 'Περισσότεροι χαρακτήρες από {max}: {label}',
    en: 'More characters than {max}: {label}',
  },
  'actions.form.error.too_few': {
    el: 'Λιγότερες επιλογές από {min}: {label}',
    en: 'Fewer choices than {min}: {label}',
  },
  'actions.form.error.too_many': {
    el: 'Περισσότερες επιλογές από {max}: {label}',
    en: 'More choices than {max}: {label}',
  },
  'actions.form.error.unknown_option': {
    el: 'Αυτή η απάντηση δεν προσφέρεται: {label}',
    en: 'This answer is not on offer: {label}',
  },
  'actions.form.today': { el: 'σήμερα', en: 'today' },
  'actions.form.timeHint': { el: 'Ώρες:λεπτά, όπως 18:30', en: 'Hours:minutes, such as 18:30' },
  'actions.form.range.between': { el: 'Από {min} έως {max}.', en: 'From {min} to {max}.' },
  'actions.form.range.atLeast': { el: 'Από {min} και πάνω.', en: 'From {min} on.' },
  'actions.form.range.atMost': { el: 'Έως {max}.', en: 'Up to {max}.' },
  'actions.form.choose.between': {
    el: 'Επιλέξτε από {min} έως {max}.',
    en: 'Choose from {min} to {max}.',
  },
  'actions.form.choose.atLeast': {
    el: 'Επιλέξτε τουλάχιστον {min}.',
    en: 'Choose at least {min}.',
  },
  'actions.form.choose.atMost': { el: 'Επιλέξτε το πολύ {max}.', en: 'Choose at most {max}.' },
  'actions.form.clear': { el: 'Καθαρισμός', en: 'Clear' },
  'actions.form.summary_one': {
    el: 'Ένα πεδίο χρειάζεται συμπλήρωση ή διόρθωση πριν από την ολοκλήρωση',
    en: 'One field needs filling in or correcting before you can complete it',
  },
  'actions.form.summary_other': {
    el: '{count} πεδία χρειάζονται συμπλήρωση ή διόρθωση πριν από την ολοκλήρωση',
    en: '{count} fields need filling in or correcting before you can complete it',
  },
  'actions.form.saved': { el: 'Αποθηκεύτηκε {time}', en: 'Saved {time}' },
  'actions.form.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'actions.form.waiting': { el: 'Δεν έχει αποθηκευτεί ακόμη', en: 'Not saved yet' },
  'actions.form.held': {
    el: 'Ένα πεδίο θέλει διόρθωση για να αποθηκευτεί· ό,τι γράψατε κρατιέται σε αυτή την καρτέλα.',
    en: 'One field needs correcting to be saved; what you wrote is kept in this tab.',
  },
  'actions.form.conflict': {
    el: 'Όλα τα άλλα έχουν αποθηκευτεί.',
    en: 'Everything else is saved.',
  },
  'actions.form.autosave': {
    el: 'Ό,τι γράφετε αποθηκεύεται μόνο του.',
    en: 'What you write is saved by itself.',
  },
  'actions.form.failed': {
    el: 'Δεν αποθηκεύτηκε. Ό,τι γράψατε κρατιέται εδώ και θα ξαναδοκιμάσουμε.',
    en: 'Not saved. What you wrote is kept here and will be tried again.',
  },
  'actions.form.restored': {
    el: 'Επαναφέραμε ό,τι είχατε γράψει και δεν είχε προλάβει να αποθηκευτεί.',
    en: 'We brought back what you had written and could not be saved in time.',
  },
  'actions.form.retry': { el: 'Δοκιμή τώρα', en: 'Try now' },
  'actions.form.save': { el: 'Αποθήκευση', en: 'Save' },

  'actions.notes.fromMentor': { el: 'Σημείωμα από τον μέντορά σας', en: 'A note from your mentor' },
  'actions.notes.public': { el: 'Σημείωμα προς τον ωφελούμενο', en: 'Note to the mentee' },
  'actions.notes.private': { el: 'Σημειώσεις προς την εποπτεία', en: 'Notes to those who oversee' },
  'actions.notes.othersPrivate': { el: 'Σημειώσεις: {name}', en: 'Notes by {name}' },

  'actions.mentor.list.title': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'actions.mentor.list.search': { el: 'Αναζήτηση ωφελουμένων', en: 'Search mentees' },
  'actions.mentor.list.searchHint': {
    el: 'Όνομα, και με λατινικά γράμματα',
    en: 'Name, in Greek or Latin letters',
  },
  'actions.mentor.list.overdueOnly': {
    el: 'Μόνο όσοι έχουν εκπρόθεσμα',
    en: 'Only those with overdue actions',
  },
  'actions.mentor.list.found_one': { el: '{count} ωφελούμενος', en: '{count} mentee' },
  'actions.mentor.list.found_other': { el: '{count} ωφελούμενοι', en: '{count} mentees' },
  'actions.mentor.list.none': {
    el: 'Δεν έχετε ακόμη ωφελούμενους',
    en: 'You have no mentees yet',
  },
  'actions.mentor.list.noneText': {
    el: 'Μόλις η διαχείριση του έργου σας συνδέσει με ωφελούμενους, θα τους βρίσκετε εδώ.',
    en: 'Once the project’s administration links mentees to you, you will find them here.',
  },
  'actions.mentor.list.notFound': {
    el: 'Κανένας ωφελούμενος δεν ταιριάζει',
    en: 'No mentee matches',
  },
  'actions.mentor.list.notFoundText': {
    el: 'Δοκιμάστε λιγότερα γράμματα ή δείτε όλους τους ωφελούμενους.',
    en: 'Try fewer letters, or see all mentees.',
  },
  'actions.mentor.list.showAll': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'actions.mentor.list.more': { el: 'Περισσότεροι', en: 'More' },
  'actions.mentor.list.failedPage': {
    el: 'Κάποιοι ωφελούμενοι δεν φορτώθηκαν.',
    en: 'Some mentees did not load.',
  },
  'actions.mentor.list.failedCount': {
    el: 'Το πλήθος των ωφελουμένων δεν φορτώθηκε.',
    en: 'The number of mentees did not load.',
  },
  'actions.mentor.list.mentor': { el: 'Μέντορας: {name}', en: 'Mentor: {name}' },
  'actions.mentor.list.overdue_one': { el: '{count} εκπρόθεσμη', en: '{count} overdue' },
  'actions.mentor.list.overdue_other': { el: '{count} εκπρόθεσμες', en: '{count} overdue' },
  'actions.mentor.list.next': { el: 'Επόμενη: {title}', en: 'Next: {title}' },
  'actions.mentor.list.meeting': { el: 'Συνάντηση {date}: {title}', en: 'Meeting {date}: {title}' },
  'actions.mentor.list.allDone': {
    el: 'Όλες οι δράσεις ολοκληρώθηκαν',
    en: 'All actions are completed',
  },
  'actions.mentor.list.inactive': { el: 'Ανενεργό άτομο', en: 'Inactive' },

  'actions.mentor.record.back': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'actions.mentor.record.notFound': { el: 'Το άτομο δεν βρέθηκε', en: 'Mentee not found' },
  'actions.mentor.record.notFoundText': {
    el: 'Δεν είναι ανάμεσα σε όσους παρακολουθείτε.',
    en: 'They are not among those in your care.',
  },
  'actions.mentor.record.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.mentor.record.noMentor': { el: 'δεν έχει οριστεί', en: 'not set' },
  'actions.mentor.record.coordinators': { el: 'Συντονιστές', en: 'Coordinators' },
  'actions.mentor.record.notMentee': {
    el: 'Το άτομο αυτό δεν είναι ωφελούμενος του έργου, γι’ αυτό δεν έχει δράσεις.',
    en: 'This person is not a mentee of the project and therefore has no actions.',
  },
  'actions.mentor.record.actions': { el: 'Δράσεις', en: 'Actions' },
  'actions.mentor.record.noActions': {
    el: 'Δεν υπάρχουν ακόμη δημοσιευμένες δράσεις για τον ωφελούμενο.',
    en: 'There are no published actions for the mentee yet.',
  },
  'actions.mentor.record.notForRole': {
    el: 'Οι δράσεις του ωφελουμένου δεν εμφανίζονται στον ρόλο σας.',
    en: 'The mentee’s actions are not shown to your role.',
  },
  'actions.mentor.record.toActions': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.mentor.record.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.mentor.record.undo': { el: 'Αναίρεση ολοκλήρωσης', en: 'Undo completion' },
  'actions.mentor.record.undoKeeps': {
    el: 'Ό,τι έχει γραφτεί μένει.',
    en: 'What was written stays.',
  },
  'actions.mentor.record.reopened': { el: 'Η δράση άνοιξε ξανά.', en: 'The action was reopened.' },
  'actions.mentor.record.completed': {
    el: 'Η δράση ολοκληρώθηκε.',
    en: 'The action was completed.',
  },
  'actions.mentor.record.noData': {
    el: 'Δεν έχει γράψει ακόμη κάτι.',
    en: 'They have not written anything yet.',
  },
  'actions.mentor.record.scheduled': {
    el: 'Η συνάντηση ορίστηκε για {date}.',
    en: 'The meeting was set for {date}.',
  },
  'actions.mentor.openLocked.title': {
    el: 'Να ολοκληρωθεί δράση που δεν έχει ανοίξει;',
    en: 'Complete an action that is not open yet?',
  },
  'actions.mentor.openLocked.text': {
    el: 'Δεν έχουν ολοκληρωθεί τα προηγούμενα βήματα του ωφελουμένου. Αν την ολοκληρώσετε τώρα, θα καταγραφεί ότι ήταν κλειδωμένη.',
    en: 'Earlier steps of the mentee are not completed. If you complete it now, it is recorded that it was locked.',
  },
  'actions.mentor.openLocked.confirm': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.mentor.record.locked': {
    el: 'Η δράση δεν έχει ανοίξει ακόμη για τον ωφελούμενο: δεν έχουν ολοκληρωθεί τα προηγούμενα βήματα.',
    en: 'The action is not open for the mentee yet: earlier steps are not completed.',
  },
})
