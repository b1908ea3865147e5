import { defineTexts } from '../core/define-texts.ts'

/** A mentee's own pages, and what is said of an action's type and state. */
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
  'actions.mentee.next.look': { el: 'Δείτε τις λεπτομέρειες', en: 'See the details' },
  'actions.mentee.next.due': { el: 'Έως {date}', en: 'By {date}' },
  'actions.mentee.next.was': { el: 'Ήταν έως {date}', en: 'Was due {date}' },
  'actions.mentee.next.noDue': {
    el: 'Χωρίς προθεσμία, με τον ρυθμό σας',
    en: 'No due date, at your own pace',
  },
  'actions.mentee.why.meetingSoon': {
    el: 'Είναι μέσα στο επόμενο εικοσιτετράωρο.',
    en: 'It is within the next twenty-four hours.',
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
    el: 'Όλα τα άλλα έγιναν. Αυτή είναι η επόμενη συνάντησή σας.',
    en: 'Everything else is done. This is your next appointment.',
  },
  'actions.mentee.why.meetingToArrange': {
    el: 'Ο μέντοράς σας θα ορίσει την ημέρα και την ώρα.',
    en: 'Your mentor will set the day and time.',
  },
  'actions.mentee.why.meetingPassed': {
    el: 'Η ώρα της πέρασε. Ο μέντοράς σας θα τη σημειώσει ως ολοκληρωμένη.',
    en: 'Its time has passed. Your mentor will mark it as completed.',
  },

  'actions.mentee.why.registrationWaits': {
    el: 'Οι εγγραφές στην εκδήλωση δεν είναι ανοιχτές τώρα.',
    en: 'Registration for the conference is not open now.',
  },
  'actions.attempt.started': { el: 'Έχει αρχίσει', en: 'Begun' },
  'actions.attempt.paused': { el: 'Σε παύση', en: 'Paused' },
  'actions.attempt.finished': { el: 'Υποβλήθηκε', en: 'Handed in' },
  'actions.attempt.expired': { el: 'Ο χρόνος τελείωσε', en: 'The time is over' },
  'actions.attempt.left': { el: 'απομένουν {time}', en: '{time} left' },
  'actions.attempt.until': { el: 'έως τις {date}', en: 'until {date}' },
  'actions.seat.registered': { el: 'Με θέση στις {date}', en: 'With a place on {date}' },
  'actions.seat.waiting': {
    el: 'Σε αναμονή για θέση στις {date}',
    en: 'Waiting for a place on {date}',
  },
  'actions.seat.open': {
    el: 'Χωρίς εγγραφή ακόμη: επόμενη συνεδρία στις {date}',
    en: 'Not registered yet: next session on {date}',
  },
  'actions.seat.early': {
    el: 'Οι εγγραφές δεν έχουν ανοίξει: συνεδρία στις {date}',
    en: 'Registration is not open yet: session on {date}',
  },
  'actions.seat.closed': {
    el: 'Καμία συνεδρία με ανοιχτές εγγραφές',
    en: 'No session is open for registration',
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
  'actions.mentee.progress.partial': {
    el: 'από τις δράσεις που βλέπετε',
    en: 'of the actions that you can see',
  },
  'actions.mentee.progress.yours': {
    el: 'από τις δράσεις που σας έχουν ανατεθεί',
    en: 'of the actions that are in your charge',
  },
  'actions.mentee.progress.start': {
    el: 'Η αρχή είναι το πρώτο βήμα.',
    en: 'It begins with a first step.',
  },
  'actions.mentee.progress.early': { el: 'Καλή αρχή!', en: 'A good start!' },
  'actions.mentee.progress.half': {
    el: 'Προχωράτε πολύ ωραία.',
    en: 'You are coming along nicely.',
  },
  'actions.mentee.progress.late': { el: 'Λίγο ακόμη.', en: 'Just a little more.' },
  'actions.mentee.progress.all': { el: 'Τα καταφέρατε!', en: 'You made it!' },
  'actions.mentee.progress.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.mentee.progress.noMentor': {
    el: 'Δεν έχει οριστεί ακόμη μέντορας.',
    en: 'No mentor has been set yet.',
  },

  'actions.mentee.ahead.title': { el: 'Τι ακολουθεί', en: 'What is ahead' },
  'actions.mentee.ahead.isNext': { el: 'επόμενο βήμα', en: 'next step' },
  'actions.mentee.ahead.noGroup': { el: 'Γενικά', en: 'General' },
  'actions.mentee.ahead.due': { el: 'έως {date}', en: 'by {date}' },
  'actions.mentee.ahead.at': { el: 'στις {date}', en: 'on {date}' },
  'actions.mentee.ahead.noDue': { el: 'χωρίς προθεσμία', en: 'no due date' },
  'actions.mentee.ahead.was': { el: 'ήταν έως {date}', en: 'was due {date}' },
  'actions.mentee.ahead.eventLate': {
    el: 'ήταν έως {date}, η ημερομηνία θα οριστεί από τον μέντορα',
    en: 'was due {date}, your mentor will set the date',
  },
  'actions.mentee.ahead.eventWas': {
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
  'actions.mentee.ahead.allLink': {
    el: 'Όσες δράσεις απομένουν ({count})',
    en: 'All actions that remain ({count})',
  },
  'actions.mentee.ahead.doneLink_one': {
    el: 'Δείτε τη δράση που ολοκληρώσατε',
    en: 'See the action that you completed',
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
    el: 'Αυτή η σελίδα δείχνει στους ωφελούμενους τις δικές τους δράσεις. Για να δείτε την πορεία ενός ατόμου, επιλέξτε το από τον κατάλογο.',
    en: 'This page shows each mentee their own actions. To see somebody’s progress, choose them from the list.',
  },
  'actions.mentee.toMentees': { el: 'Κατάλογος ωφελουμένων', en: 'List of mentees' },

  'actions.mentee.action.back': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.mentee.action.notFound': { el: 'Η δράση δεν βρέθηκε', en: 'Action not found' },
  'actions.mentee.action.notFoundText': {
    el: 'Δεν είναι ανάμεσα στις δικές σας. Ίσως δεν είναι πια διαθέσιμη.',
    en: 'It is not among yours. It may no longer be available.',
  },
  'actions.mentee.action.noDescription': {
    el: 'Δεν υπάρχουν άλλες οδηγίες για αυτή τη δράση.',
    en: 'There are no further instructions for this action.',
  },
  'actions.mentee.action.hidden': {
    el: 'Ο ωφελούμενος δεν τη βλέπει: δεν μετρά στην πορεία του.',
    en: 'The mentee cannot see it: it does not count in their progress.',
  },
  'actions.mentee.action.due': { el: 'Προθεσμία', en: 'Due' },
  'actions.mentee.action.completedAt': { el: 'Ολοκληρώθηκε', en: 'Completed' },
  'actions.mentee.action.when': { el: 'Πότε', en: 'When' },
  'actions.mentee.action.where': { el: 'Πού', en: 'Where' },
  'actions.mentee.action.inPerson': { el: 'Από κοντά', en: 'Face to face' },
  'actions.mentee.action.online': { el: 'Διαδικτυακά', en: 'Online' },
  'actions.mentee.action.notSet': { el: 'δεν έχει οριστεί ακόμη', en: 'not set yet' },
  'actions.mentee.action.mentorCompletes': {
    el: 'Αφού γίνει, ο μέντοράς σας τη σημειώνει ως ολοκληρωμένη. Δεν χρειάζεται να κάνετε κάτι.',
    en: 'After it has taken place, your mentor marks it as completed. You do not have to do anything.',
  },
  'actions.mentee.action.locked': {
    el: 'Αυτή η δράση δεν έχει ανοίξει ακόμη. Ανοίγει όταν ολοκληρωθούν τα προηγούμενα βήματα.',
    en: 'This action is not open yet. It opens once the earlier steps are completed.',
  },
  'actions.mentee.action.inactive': { el: 'Η δράση είναι ανενεργή', en: 'The action is inactive' },
  'actions.mentee.action.yourPart': { el: 'Το δικό σας μέρος', en: 'Your part' },
  'actions.mentee.action.complete': { el: 'Ολοκλήρωση', en: 'Complete' },
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
  'actions.mentee.type.7': { el: 'Εκδήλωση', en: 'Conference' },
  'actions.mentee.type.8': { el: 'Ενημέρωση', en: 'Information' },
})
