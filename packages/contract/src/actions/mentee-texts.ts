import { defineTexts } from '../core/define-texts.ts'

/** A mentee's own pages, the mentor's pages of mentees, and the form and notes of an action. */
export const menteeTexts = defineTexts({
  'actions.mentee.greeting.morning': { el: 'Καλημέρα, {name}', en: 'Good morning, {name}' },
  'actions.mentee.greeting.evening': { el: 'Καλησπέρα, {name}', en: 'Good evening, {name}' },
  'actions.mentee.greeting.afternoon': { el: 'Καλησπέρα, {name}', en: 'Good afternoon, {name}' },
  'actions.mentee.greeting.morningAlone': { el: 'Καλημέρα', en: 'Good morning' },
  'actions.mentee.greeting.eveningAlone': { el: 'Καλησπέρα', en: 'Good evening' },
  'actions.mentee.greeting.afternoonAlone': { el: 'Καλησπέρα', en: 'Good afternoon' },
  'actions.mentee.quiet': {
    el: 'Είναι αργά. Τίποτα δεν χρειάζεται να γίνει απόψε.',
    en: 'It is late. Nothing has to be done tonight.',
  },

  'actions.mentee.next.title': { el: 'Το επόμενο βήμα σας', en: 'Your next step' },
  'actions.mentee.next.open': { el: 'Ξεκινήστε', en: 'Start' },
  'actions.mentee.next.look': { el: 'Δείτε τη συνάντηση', en: 'See the meeting' },
  'actions.mentee.next.due': { el: 'Έως {date}', en: 'By {date}' },
  'actions.mentee.next.noDue': { el: 'Χωρίς προθεσμία, με τον ρυθμό σας', en: 'No due date, at your own pace' },
  'actions.mentee.why.meetingSoon': {
    el: 'Η συνάντηση είναι πολύ σύντομα.',
    en: 'The meeting is very soon.',
  },
  'actions.mentee.why.overdue': {
    el: 'Η προθεσμία πέρασε. Δεν πειράζει: μπορείτε να το ολοκληρώσετε και τώρα.',
    en: 'The due date has passed. That is all right: you can still complete it now.',
  },
  'actions.mentee.why.dueToday': { el: 'Η προθεσμία είναι σήμερα.', en: 'It is due today.' },
  'actions.mentee.why.dueSoon': {
    el: 'Η προθεσμία του είναι η πιο κοντινή.',
    en: 'Its due date is the closest.',
  },
  'actions.mentee.why.inOrder': {
    el: 'Είναι το επόμενο στη σειρά.',
    en: 'It is the next in order.',
  },
  'actions.mentee.why.meetingAhead': {
    el: 'Όλα τα άλλα έγιναν. Σας περιμένει μια συνάντηση.',
    en: 'Everything else is done. A meeting awaits you.',
  },
  'actions.mentee.why.meetingToArrange': {
    el: 'Ο μέντοράς σας θα ορίσει την ημέρα και την ώρα.',
    en: 'Your mentor will set the day and time.',
  },
  'actions.mentee.why.meetingPassed': {
    el: 'Η ώρα της πέρασε. Ο μέντοράς σας θα τη σημειώσει ως ολοκληρωμένη.',
    en: 'Its time has passed. Your mentor will mark it as completed.',
  },

  'actions.mentee.rest.allDone': {
    el: 'Ολοκληρώσατε τα πάντα. Συγχαρητήρια!',
    en: 'You have completed everything. Congratulations!',
  },
  'actions.mentee.rest.allDoneText': {
    el: 'Ό,τι γράψατε μένει εδώ, όποτε θέλετε να το ξαναδείτε.',
    en: 'What you wrote stays here, whenever you want to see it again.',
  },
  'actions.mentee.rest.locked': {
    el: 'Για την ώρα δεν έχετε κάτι να κάνετε',
    en: 'There is nothing for you to do right now',
  },
  'actions.mentee.rest.lockedText': {
    el: 'Οι επόμενες δράσεις θα ανοίξουν όταν έρθει η σειρά τους. Αν περιμένετε κάτι, ρωτήστε τον μέντορά σας.',
    en: 'The next actions will open when their turn comes. If you expect something, ask your mentor.',
  },
  'actions.mentee.rest.none': {
    el: 'Δεν υπάρχουν ακόμη δράσεις',
    en: 'There are no actions yet',
  },
  'actions.mentee.rest.noneText': {
    el: 'Το έργο ετοιμάζεται. Μόλις δημοσιευθεί η πρώτη δράση, θα τη βρείτε εδώ.',
    en: 'The project is being prepared. Once the first action is published, you will find it here.',
  },

  'actions.mentee.progress.title': { el: 'Η πορεία σας', en: 'Your progress' },
  'actions.mentee.progress.count': { el: '{done} από {total}', en: '{done} of {total}' },
  'actions.mentee.progress.completed': { el: 'ολοκληρώθηκαν', en: 'completed' },
  'actions.mentee.progress.start': { el: 'Η αρχή είναι το πρώτο βήμα.', en: 'It begins with a first step.' },
  'actions.mentee.progress.early': { el: 'Καλή αρχή!', en: 'A good start!' },
  'actions.mentee.progress.half': { el: 'Προχωράτε πολύ ωραία.', en: 'You are coming along nicely.' },
  'actions.mentee.progress.late': { el: 'Λίγο ακόμη.', en: 'Just a little more.' },
  'actions.mentee.progress.all': { el: 'Τα καταφέρατε!', en: 'You made it!' },
  'actions.mentee.progress.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.mentee.progress.noMentor': {
    el: 'Δεν έχει οριστεί ακόμη μέντορας.',
    en: 'No mentor has been set yet.',
  },

  'actions.mentee.ahead.title': { el: 'Τι ακολουθεί', en: 'What is ahead' },
  'actions.mentee.ahead.empty': {
    el: 'Δεν απομένει καμία δράση.',
    en: 'No action remains.',
  },
  'actions.mentee.ahead.isNext': { el: 'επόμενο βήμα', en: 'next step' },
  'actions.mentee.ahead.noGroup': { el: 'Γενικά', en: 'General' },
  'actions.mentee.ahead.due': { el: 'έως {date}', en: 'by {date}' },
  'actions.mentee.ahead.at': { el: 'συνάντηση {date}', en: 'meeting {date}' },
  'actions.mentee.ahead.was': { el: 'ήταν έως {date}', en: 'was due {date}' },
  'actions.mentee.ahead.meetingWas': {
    el: 'ήταν {date}, θα επιβεβαιωθεί από τον μέντορα',
    en: 'was {date}, your mentor will confirm it',
  },
  'actions.mentee.ahead.toArrange': {
    el: 'η ημερομηνία θα οριστεί από τον μέντορα',
    en: 'your mentor will set the date',
  },
  'actions.mentee.ahead.locked': {
    el: 'δεν έχει ανοίξει ακόμη: ανοίγει όταν ολοκληρωθούν τα προηγούμενα',
    en: 'not open yet: it opens once earlier steps are completed',
  },
  'actions.mentee.ahead.doneLink_one': {
    el: 'Δείτε την {count} δράση που ολοκληρώσατε',
    en: 'See the {count} action that you completed',
  },
  'actions.mentee.ahead.doneLink_other': {
    el: 'Δείτε τις {count} δράσεις που ολοκληρώσατε',
    en: 'See the {count} actions that you completed',
  },

  'actions.mentee.done.title': { el: 'Ολοκληρωμένες δράσεις', en: 'Completed actions' },
  'actions.mentee.done.on': { el: 'ολοκληρώθηκε {date}', en: 'completed {date}' },
  'actions.mentee.done.empty': {
    el: 'Δεν έχετε ολοκληρώσει ακόμη κάποια δράση. Μόλις τελειώσετε την πρώτη, θα τη βρίσκετε εδώ.',
    en: 'You have not completed an action yet. Once you finish the first one, you will find it here.',
  },
  'actions.mentee.done.toActions': { el: 'Οι δράσεις μου', en: 'My actions' },
  'actions.mentee.notMentee': {
    el: 'Αυτή η σελίδα δείχνει στον κάθε ωφελούμενο τις δικές του δράσεις. Για να δείτε την πορεία κάποιου, επιλέξτε τον από τον κατάλογο.',
    en: 'This page shows each mentee their own actions. To see somebody’s progress, choose them from the list.',
  },
  'actions.mentee.toMentees': { el: 'Κατάλογος ωφελουμένων', en: 'List of mentees' },

  'actions.mentee.action.back': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.mentee.action.notFound': {
    el: 'Η δράση δεν βρέθηκε ανάμεσα στις δικές σας. Ίσως δεν είναι πια διαθέσιμη.',
    en: 'The action was not found among yours. It may no longer be available.',
  },
  'actions.mentee.action.noDescription': {
    el: 'Δεν υπάρχουν άλλες οδηγίες για αυτή τη δράση.',
    en: 'There are no further instructions for this action.',
  },
  'actions.mentee.action.due': { el: 'Προθεσμία', en: 'Due' },
  'actions.mentee.action.completedAt': { el: 'Ολοκληρώθηκε', en: 'Completed' },
  'actions.mentee.action.when': { el: 'Πότε', en: 'When' },
  'actions.mentee.action.where': { el: 'Πού', en: 'Where' },
  'actions.mentee.action.notSet': { el: 'δεν έχει οριστεί ακόμη', en: 'not set yet' },
  'actions.mentee.action.inPerson': { el: 'Διά ζώσης', en: 'In person' },
  'actions.mentee.action.online': { el: 'Διαδικτυακά', en: 'Online' },
  'actions.mentee.action.mentorCompletes': {
    el: 'Μετά τη συνάντηση, ο μέντοράς σας τη σημειώνει ως ολοκληρωμένη. Δεν χρειάζεται να κάνετε κάτι.',
    en: 'After the meeting, your mentor marks it as completed. You do not have to do anything.',
  },
  'actions.mentee.action.locked': {
    el: 'Αυτή η δράση δεν έχει ανοίξει ακόμη. Ανοίγει όταν ολοκληρωθούν τα προηγούμενα βήματα.',
    en: 'This action is not open yet. It opens once the earlier steps are completed.',
  },
  'actions.mentee.action.inactive': { el: 'Η δράση είναι ανενεργή', en: 'The action is inactive' },
  'actions.mentee.action.yourPart': { el: 'Το δικό σας μέρος', en: 'Your part' },
  'actions.mentee.action.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.mentee.action.completing': { el: 'Ολοκληρώνεται…', en: 'Completing…' },
  'actions.mentee.action.completed': { el: 'Ολοκληρώθηκε!', en: 'Completed!' },
  'actions.mentee.action.completedText': {
    el: 'Ωραία δουλειά. Αν το πατήσατε κατά λάθος, ο μέντοράς σας μπορεί να το ανοίξει ξανά.',
    en: 'Well done. If you pressed it by mistake, your mentor can reopen it.',
  },
  'actions.mentee.action.doneNote': {
    el: 'Η δράση έχει ολοκληρωθεί. Για να αλλάξετε κάτι, ζητήστε από τον μέντορά σας να την ανοίξει ξανά.',
    en: 'The action is completed. To change something, ask your mentor to reopen it.',
  },
  'actions.mentee.action.goOn': { el: 'Επόμενο βήμα: {title}', en: 'Next step: {title}' },

  'actions.mentee.live.completed': {
    el: 'Η δράση «{title}» ολοκληρώθηκε.',
    en: '“{title}” was completed.',
  },
  'actions.mentee.live.reopened': {
    el: 'Η δράση «{title}» άνοιξε ξανά.',
    en: '“{title}” was reopened.',
  },
  'actions.mentee.live.changed': {
    el: 'Η δράση «{title}» ενημερώθηκε.',
    en: '“{title}” was updated.',
  },

  'actions.mentee.state.todo': { el: 'ανοιχτή', en: 'open' },
  'actions.mentee.state.scheduled': { el: 'ορίστηκε', en: 'scheduled' },
  'actions.mentee.state.done': { el: 'ολοκληρώθηκε', en: 'completed' },
  'actions.mentee.state.overdue': { el: 'εκπρόθεσμη', en: 'overdue' },
  'actions.mentee.state.inactive': { el: 'ανενεργή', en: 'inactive' },
  'actions.mentee.state.locked': { el: 'κλειδωμένη', en: 'locked' },
  'actions.mentee.type.1': { el: 'Συνάντηση διά ζώσης', en: 'Meeting in person' },
  'actions.mentee.type.2': { el: 'Διαδικτυακή συνάντηση', en: 'Online meeting' },
  'actions.mentee.type.3': { el: 'Εργασία', en: 'Task' },
  'actions.mentee.type.4': { el: 'Ερωτηματολόγιο', en: 'Questionnaire' },
  'actions.mentee.type.5': { el: 'Έγγραφο', en: 'Document' },
  'actions.mentee.type.6': { el: 'Υπολογισμός', en: 'Calculator' },
  'actions.mentee.type.7': { el: 'Συνέδριο', en: 'Conference' },
  'actions.mentee.type.8': { el: 'Ενημέρωση', en: 'Information' },

  'actions.form.optional': { el: '(προαιρετικό)', en: '(optional)' },
  'actions.form.choose': { el: 'Επιλέξτε…', en: 'Choose…' },
  'actions.form.dateHint': { el: 'Ημέρα/μήνας/έτος, όπως 05/03/2027', en: 'Day/month/year, such as 05/03/2027' },
  'actions.form.empty': { el: 'κενό', en: 'empty' },
  'actions.form.yes': { el: 'Ναι', en: 'Yes' },
  'actions.form.no': { el: 'Όχι', en: 'No' },
  'actions.form.error.required': { el: 'Συμπληρώστε: {label}', en: 'Fill in: {label}' },
  'actions.form.error.requiredCheck': { el: 'Επιλέξτε: {label}', en: 'Tick: {label}' },
  'actions.form.error.number': {
    el: 'Γράψτε έναν αριθμό, όπως 12 ή 2,5: {label}',
    en: 'Write a number, such as 12 or 2.5: {label}',
  },
  'actions.form.error.date': {
    el: 'Γράψτε μια ημερομηνία, όπως 05/03/2027: {label}',
    en: 'Write a date, such as 05/03/2027: {label}',
  },
  'actions.form.summary_one': {
    el: 'Ένα πεδίο χρειάζεται διόρθωση πριν από την ολοκλήρωση',
    en: 'One field needs correcting before you can complete it',
  },
  'actions.form.summary_other': {
    el: '{count} πεδία χρειάζονται διόρθωση πριν από την ολοκλήρωση',
    en: '{count} fields need correcting before you can complete it',
  },
  'actions.form.saved': { el: 'Αποθηκεύτηκε {time}', en: 'Saved {time}' },
  'actions.form.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'actions.form.waiting': { el: 'Δεν έχει αποθηκευτεί ακόμη', en: 'Not saved yet' },
  'actions.form.held': {
    el: 'Ένα πεδίο θέλει διόρθωση για να αποθηκευτεί· ό,τι γράψατε κρατιέται σε αυτόν τον browser.',
    en: 'One field needs correcting to be saved; what you wrote is kept in this browser.',
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
  'actions.notes.publicWho': {
    el: 'Το διαβάζει ο ωφελούμενος και όποιος τον παρακολουθεί.',
    en: 'The mentee can read it, and whoever follows them.',
  },
  'actions.notes.private': { el: 'Οι προσωπικές μου σημειώσεις', en: 'My private notes' },
  'actions.notes.privateWho': {
    el: 'Τις διαβάζετε εσείς και όσοι εποπτεύουν τον ωφελούμενο. Ο ωφελούμενος δεν τις βλέπει ποτέ.',
    en: 'You can read them, and those who oversee the mentee. The mentee never sees them.',
  },
  'actions.notes.othersPrivate': { el: 'Σημειώσεις: {name}', en: 'Notes by {name}' },

  'actions.mentor.list.title': { el: 'Οι ωφελούμενοί μου', en: 'My mentees' },
  'actions.mentor.list.search': { el: 'Αναζήτηση ωφελουμένων', en: 'Search mentees' },
  'actions.mentor.list.searchHint': {
    el: 'Όνομα, και με λατινικά γράμματα',
    en: 'Name, in Greek or Latin letters',
  },
  'actions.mentor.list.overdueOnly': { el: 'Μόνο όσοι έχουν εκπρόθεσμα', en: 'Only those with overdue actions' },
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
  'actions.mentor.list.mentor': { el: 'Μέντορας: {name}', en: 'Mentor: {name}' },
  'actions.mentor.list.overdue_one': { el: '{count} εκπρόθεσμη', en: '{count} overdue' },
  'actions.mentor.list.overdue_other': { el: '{count} εκπρόθεσμες', en: '{count} overdue' },
  'actions.mentor.list.next': { el: 'Επόμενη: {title}', en: 'Next: {title}' },
  'actions.mentor.list.meeting': { el: 'Συνάντηση {date}: {title}', en: 'Meeting {date}: {title}' },
  'actions.mentor.list.allDone': { el: 'Όλες οι δράσεις ολοκληρώθηκαν', en: 'All actions are completed' },
  'actions.mentor.list.inactive': { el: 'Ανενεργός', en: 'Inactive' },

  'actions.mentor.record.back': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'actions.mentor.record.notFound': {
    el: 'Ο ωφελούμενος δεν βρέθηκε ανάμεσα σε όσους παρακολουθείτε.',
    en: 'The mentee was not found among those in your care.',
  },
  'actions.mentor.record.details': { el: 'Στοιχεία', en: 'Details' },
  'actions.mentor.record.email': { el: 'E-mail', en: 'E-mail' },
  'actions.mentor.record.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.mentor.record.noMentor': { el: 'δεν έχει οριστεί', en: 'not set' },
  'actions.mentor.record.coordinators': { el: 'Συντονιστές', en: 'Coordinators' },
  'actions.mentor.record.progress': { el: 'Πρόοδος', en: 'Progress' },
  'actions.mentor.record.actions': { el: 'Δράσεις', en: 'Actions' },
  'actions.mentor.record.noActions': {
    el: 'Δεν υπάρχουν ακόμη δημοσιευμένες δράσεις για τον ωφελούμενο.',
    en: 'There are no published actions for the mentee yet.',
  },
  'actions.mentor.record.choose': {
    el: 'Επιλέξτε μια δράση για να δείτε τι έχει γραφτεί, να την ολοκληρώσετε ή να ορίσετε ημερομηνία.',
    en: 'Choose an action to see what was written, to complete it or to set a date.',
  },
  'actions.mentor.record.toActions': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.mentor.record.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
  'actions.mentor.record.undo': { el: 'Αναίρεση ολοκλήρωσης', en: 'Undo completion' },
  'actions.mentor.record.undoKeeps': {
    el: 'Ό,τι έχει γραφτεί μένει.',
    en: 'What was written stays.',
  },
  'actions.mentor.record.reopened': { el: 'Η δράση άνοιξε ξανά.', en: 'The action was reopened.' },
  'actions.mentor.record.completed': { el: 'Η δράση ολοκληρώθηκε.', en: 'The action was completed.' },
  'actions.mentor.record.data': { el: 'Τι έχει γράψει', en: 'What they wrote' },
  'actions.mentor.record.noData': {
    el: 'Δεν έχει γράψει ακόμη κάτι.',
    en: 'They have not written anything yet.',
  },
  'actions.mentor.record.edit': { el: 'Συμπλήρωση για τον ωφελούμενο', en: 'Fill in for the mentee' },
  'actions.mentor.record.editDone': { el: 'Τέλος συμπλήρωσης', en: 'Stop filling in' },
  'actions.mentor.record.meeting': { el: 'Ημερομηνία συνάντησης', en: 'Date of the meeting' },
  'actions.mentor.record.scheduled': {
    el: 'Η συνάντηση ορίστηκε για {date}.',
    en: 'The meeting was set for {date}.',
  },
  'actions.mentor.record.locked': {
    el: 'Η δράση δεν έχει ανοίξει ακόμη για τον ωφελούμενο: δεν έχουν ολοκληρωθεί τα προηγούμενα βήματα.',
    en: 'The action is not open for the mentee yet: earlier steps are not completed.',
  },
})
