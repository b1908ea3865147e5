import { defineTexts } from '../core/define-texts.ts'

/** Texts of supervision: the queue, and what mentors carry. */
export const supervisionTexts = defineTexts({
  'rule.not_waiting': {
    el: 'Δεν εκκρεμεί πια κάτι τέτοιο για το άτομο.',
    en: 'The person no longer waits for this.',
  },
  'supervision.title': { el: 'Εποπτεία', en: 'Supervision' },
  'supervision.lead': {
    el: 'Πρώτα όσοι περιμένουν περισσότερο.',
    en: 'Those who have waited longest come first.',
  },
  'supervision.tabs': { el: 'Μέρη της εποπτείας', en: 'Parts of supervision' },
  'supervision.tab.queue': { el: 'Ουρά', en: 'Queue' },
  'supervision.tab.mentors': { el: 'Μέντορες', en: 'Mentors' },
  'supervision.overview.mentees_one': { el: 'ενεργό άτομο', en: 'active person' },
  'supervision.overview.mentees_other': { el: 'ενεργά άτομα', en: 'active people' },
  'supervision.overview.behind_one': { el: 'περιμένει κάτι', en: 'waits for something' },
  'supervision.overview.behind_other': { el: 'περιμένουν κάτι', en: 'wait for something' },
  'supervision.overview.meetings_one': {
    el: 'συνάντηση αυτή την εβδομάδα',
    en: 'meeting this week',
  },
  'supervision.overview.meetings_other': {
    el: 'συναντήσεις αυτή την εβδομάδα',
    en: 'meetings this week',
  },
  'supervision.overview.completions_one': {
    el: 'ολοκλήρωση αυτή την εβδομάδα',
    en: 'completion this week',
  },
  'supervision.overview.completions_other': {
    el: 'ολοκληρώσεις αυτή την εβδομάδα',
    en: 'completions this week',
  },
  'supervision.reason.firstMeeting': { el: 'Χωρίς πρώτη συνάντηση', en: 'No first meeting yet' },
  'supervision.reason.nextMeeting': { el: 'Χωρίς επόμενη συνάντηση', en: 'No next meeting' },
  'supervision.reason.overdue': { el: 'Εκπρόθεσμη δράση', en: 'Overdue action' },
  'supervision.reason.invitation': {
    el: 'Δεν έχει συνδεθεί ποτέ',
    en: 'Has never signed in',
  },
  'supervision.filter': { el: 'Λόγος', en: 'Reason' },
  'supervision.filter.all': { el: 'Όλοι οι λόγοι', en: 'Every reason' },
  'supervision.search': { el: 'Αναζήτηση ονόματος', en: 'Search by name' },
  'supervision.queue': { el: 'Ποιοι περιμένουν', en: 'Who waits' },
  'supervision.queue.found_one': { el: '{count} άτομο περιμένει', en: '{count} person waits' },
  'supervision.queue.found_other': { el: '{count} άτομα περιμένουν', en: '{count} people wait' },
  'supervision.queue.none': { el: 'Κανείς δεν έχει μείνει πίσω', en: 'Nobody is left behind' },
  'supervision.queue.noneText': {
    el: 'Όταν ένα άτομο περιμένει συνάντηση, έχει εκπρόθεσμη δράση ή δεν έχει συνδεθεί, θα φανεί εδώ.',
    en: 'Whoever waits for a meeting, has an overdue action or has never signed in will be here.',
  },
  'supervision.queue.notFound': { el: 'Κανείς δεν ταιριάζει', en: 'Nobody matches' },
  'supervision.queue.notFoundText': {
    el: 'Αλλάξτε την αναζήτηση ή τον λόγο.',
    en: 'Change the search or the reason.',
  },
  'supervision.queue.showAll': { el: 'Εμφάνιση όλων', en: 'Show all' },
  'supervision.queue.keys': {
    el: 'Με τα βέλη πάνω και κάτω πηγαίνετε από άτομο σε άτομο, με Enter σημειώνετε «Το είδα».',
    en: 'The up and down arrows lead from person to person; Enter notes “Seen to”.',
  },
  'supervision.history': { el: 'Ιστορικό', en: 'History' },
  'supervision.history.of': {
    el: 'Ιστορικό εποπτείας: {name}',
    en: 'History of supervision: {name}',
  },
  'supervision.history.close': { el: 'Κλείσιμο', en: 'Close' },
  'supervision.history.none': {
    el: 'Δεν έχει σημειωθεί κάτι στην ουρά της εποπτείας.',
    en: 'Nothing has been noted in the queue of supervision.',
  },
  'supervision.history.seen': { el: 'Σημειώθηκε «Το είδα»', en: 'Noted as “Seen to”' },
  'supervision.history.later': { el: 'Να ξαναφανεί στις {date}', en: 'To come back on {date}' },
  'supervision.entry.since_one': {
    el: 'εδώ και {count} ημέρα, από {date}',
    en: 'for {count} day, since {date}',
  },
  'supervision.entry.since_other': {
    el: 'εδώ και {count} ημέρες, από {date}',
    en: 'for {count} days, since {date}',
  },
  'supervision.entry.overdue': { el: '«{title}»', en: '“{title}”' },
  'supervision.entry.overdueMore_one': {
    el: '«{title}» και άλλη {count}',
    en: '“{title}” and {count} more',
  },
  'supervision.entry.overdueMore_other': {
    el: '«{title}» και άλλες {count}',
    en: '“{title}” and {count} more',
  },
  'supervision.entry.mentor': { el: 'Μέντορας: {name}', en: 'Mentor: {name}' },
  'supervision.entry.noMentor': { el: 'Χωρίς μέντορα', en: 'Without a mentor' },
  'supervision.entry.lastContact': {
    el: 'Τελευταία συνάντηση: {date}',
    en: 'Last meeting: {date}',
  },
  'supervision.entry.handled': {
    el: 'Είχε μείνει για τις {date}: {note}',
    en: 'Was put off until {date}: {note}',
  },
  'supervision.entry.handledNoNote': {
    el: 'Είχε μείνει για τις {date}',
    en: 'Was put off until {date}',
  },
  'supervision.handle': { el: 'Το είδα', en: 'Seen to' },
  'supervision.handle.of': { el: 'Το είδα: {name}', en: 'Seen to: {name}' },
  'supervision.handle.note': { el: 'Σημείωση (προαιρετικά)', en: 'Note (optional)' },
  'supervision.handle.text': {
    el: 'Το άτομο φεύγει από την ουρά. Αν προκύψει κάτι νέο, θα ξαναφανεί.',
    en: 'The person leaves the queue. Should something new arise, they will be back.',
  },
  'supervision.handle.done': {
    el: '{name}: δεν εκκρεμεί στην ουρά',
    en: '{name}: taken out of the queue',
  },
  'supervision.handle.withNote': { el: 'Το είδα, με σημείωση…', en: 'Seen to, with a note…' },
  'supervision.handle.undone': { el: 'Επέστρεψε στην ουρά', en: 'Back in the queue' },
  'supervision.handle.long': {
    el: 'Η σημείωση έχει έως 500 χαρακτήρες.',
    en: 'The note has at most 500 characters.',
  },
  'supervision.snooze': { el: 'Υπενθύμιση σε άλλη ημέρα…', en: 'Remind me on another day…' },
  'supervision.snooze.week': { el: 'Σε μία εβδομάδα', en: 'In a week' },
  'supervision.snooze.weekOf': {
    el: 'Υπενθύμιση σε μία εβδομάδα: {name}',
    en: 'Remind me in a week: {name}',
  },
  'supervision.more': { el: 'Περισσότερα: {name}', en: 'More: {name}' },
  'supervision.act.meet': { el: 'Ορισμός συνάντησης', en: 'Set a meeting' },
  'supervision.act.meetOf': { el: 'Ορισμός συνάντησης: {name}', en: 'Set a meeting: {name}' },
  'supervision.act.askMentor': { el: 'Μήνυμα στον μέντορα', en: 'Ask the mentor' },
  'supervision.act.write': { el: 'Μήνυμα', en: 'Write' },
  'supervision.entry.waits.mentor': { el: 'περιμένει τον μέντορα', en: 'waits for the mentor' },
  'supervision.entry.waits.mentee': { el: 'περιμένουμε το άτομο', en: 'we wait for the person' },
  'supervision.snooze.of': { el: 'Υπενθύμιση: {name}', en: 'Remind me: {name}' },
  'supervision.snooze.text': {
    el: 'Ως εκείνη την ημέρα το άτομο λείπει από την ουρά.',
    en: 'Until that day the person is left out of the queue.',
  },
  'supervision.snooze.done': {
    el: '{name}: θα ξαναφανεί στις {date}',
    en: '{name}: will be back on {date}',
  },
  'supervision.mentors': { el: 'Τι σηκώνει κάθε μέντορας', en: 'What each mentor carries' },
  'supervision.mentors.name': { el: 'Μέντορας', en: 'Mentor' },
  'supervision.mentors.mentees': { el: 'Άτομα', en: 'People' },
  'supervision.mentors.behind': { el: 'Περιμένουν', en: 'Waiting' },
  'supervision.mentors.planned': { el: 'Επόμενες 7 ημέρες', en: 'Next 7 days' },
  'supervision.mentors.held': { el: 'Τελευταίες 30 ημέρες', en: 'Last 30 days' },
  'supervision.mentors.activity': { el: 'Τελευταία σύνδεση', en: 'Last signed in' },
  'supervision.mentors.never': { el: 'Ποτέ', en: 'Never' },
  'supervision.mentors.none': { el: 'Δεν υπάρχουν μέντορες', en: 'There are no mentors' },
  'supervision.mentors.noneText': {
    el: 'Οι μέντορες των ατόμων που παρακολουθείτε θα φανούν εδώ.',
    en: 'The mentors of the people you look after will be here.',
  },
  'supervision.own_one': {
    el: '{count} άτομο περιμένει κάτι από εσάς',
    en: '{count} person waits for something from you',
  },
  'supervision.own_other': {
    el: '{count} άτομα περιμένουν κάτι από εσάς',
    en: '{count} people wait for something from you',
  },
})
