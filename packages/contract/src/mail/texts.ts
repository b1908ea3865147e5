import { defineTexts } from '../core/define-texts.ts'

/** What was sent to whom, and the words of mails. */
export const mailTexts = defineTexts({
  'mail.title': { el: 'Μηνύματα', en: 'Mails' },
  'mail.tabs': { el: 'Μηνύματα και πρότυπα', en: 'Mails and templates' },
  'mail.tab.mails': { el: 'E-mail', en: 'Mails' },
  'mail.tab.messages': { el: 'Μηνύματα στο κινητό', en: 'Messages to phones' },
  'mail.tab.templates': { el: 'Πρότυπα', en: 'Templates' },
  'mail.tab.received': { el: 'Προς εμένα', en: 'To me' },
  'mail.tab.sent': { el: 'Από εμένα', en: 'From me' },
  'mail.column.subject': { el: 'Θέμα', en: 'Subject' },
  'mail.column.to': { el: 'Προς', en: 'To' },
  'mail.column.from': { el: 'Από', en: 'From' },
  'mail.column.when': { el: 'Πότε', en: 'When' },
  'mail.column.state': { el: 'Κατάσταση', en: 'State' },
  'mail.byProduct': { el: 'Τηλέμαχος', en: 'Telemachos' },
  'mail.noSubject': { el: '(δεν έχει γραφτεί ακόμη)', en: '(not written yet)' },
  'mail.state': { el: 'Κατάσταση', en: 'State' },
  'mail.state.all': { el: 'Όλες ({count})', en: 'All ({count})' },
  'mail.state.option': { el: '{state} ({count})', en: '{state} ({count})' },
  'mail.state.queued': { el: 'Σε αναμονή', en: 'Waiting' },
  'mail.state.held': { el: 'Κρατείται', en: 'Held' },
  'mail.state.sent': { el: 'Στάλθηκε', en: 'Sent' },
  'mail.state.kept': { el: 'Κρατήθηκε εδώ', en: 'Kept here' },
  'mail.state.failed': { el: 'Απέτυχε', en: 'Failed' },
  'mail.state.cancelled': { el: 'Ακυρώθηκε', en: 'Cancelled' },
  'mail.keptHint': {
    el: 'Δεν έχει οριστεί διακομιστής e-mail: τα μηνύματα γράφονται και κρατιούνται εδώ.',
    en: 'No mail server is configured: mails are written and kept here.',
  },
  'mail.heldHint': {
    el: 'Επαναφέρθηκε αντίγραφο ασφαλείας: ό,τι περίμενε τότε να σταλεί κρατείται, επειδή ίσως έχει σταλεί από τότε. Ανοίξτε ένα μήνυμα για να το στείλετε.',
    en: 'A backup was restored: what waited to be sent at that time is held, since it may have been sent meanwhile. Open a mail to send it.',
  },
  'mail.none': { el: 'Δεν έχει σταλεί ακόμη κάποιο μήνυμα', en: 'No mail has been sent yet' },
  'mail.noneText': {
    el: 'Ό,τι στέλνει το πρόγραμμα με e-mail θα φαίνεται εδώ.',
    en: 'Whatever the programme sends by mail will be listed here.',
  },
  'mail.noneInState': {
    el: 'Κανένα μήνυμα δεν είναι σε αυτή την κατάσταση',
    en: 'No mail is in this state',
  },
  'mail.story.asked': { el: 'Μπήκε στη σειρά στις {at}.', en: 'It was queued at {at}.' },
  'mail.story.tried': { el: 'Προσπάθειες: {count}.', en: 'Attempts: {count}.' },
  'mail.story.sent': { el: 'Στάλθηκε στις {at}.', en: 'It was sent at {at}.' },
  'mail.story.kept': {
    el: 'Γράφτηκε και κρατήθηκε εδώ στις {at}.',
    en: 'It was written and kept here at {at}.',
  },
  'mail.story.failed': { el: 'Απέτυχε στις {at}.', en: 'It failed at {at}.' },
  'mail.story.cancelled': { el: 'Ακυρώθηκε στις {at}.', en: 'It was cancelled at {at}.' },
  'mail.notFound': { el: 'Δεν βρέθηκε μήνυμα', en: 'No mail found' },
  'mail.open': { el: 'Άνοιγμα: {subject}', en: 'Open: {subject}' },
  'mail.close': { el: 'Κλείσιμο', en: 'Close' },
  'mail.toName': { el: 'Προς {name}', en: 'To {name}' },
  'mail.to': { el: 'Προς {name} ({address})', en: 'To {name} ({address})' },
  'mail.dueSoon': { el: 'Φεύγει σε λίγο', en: 'Leaves shortly' },
  'mail.toPage': { el: 'Άνοιγμα αυτού που αφορά', en: 'Open what it is about' },
  'mail.dueAt': { el: 'Θα σταλεί μετά τις {at}', en: 'Leaves after {at}' },
  'mail.unwritten': {
    el: 'Το κείμενο γράφεται τη στιγμή που φεύγει το μήνυμα.',
    en: 'The text is written at the moment the mail leaves.',
  },
  'mail.unshown': {
    el: 'Το κείμενο δεν εμφανίζεται: είναι μόνο για όσους το λαμβάνουν.',
    en: 'The text is not shown: it is for whoever receives it alone.',
  },
  'mail.resendTo': { el: 'Αποστολή ξανά: {name}', en: 'Send again: {name}' },
  'mail.resend': { el: 'Αποστολή ξανά', en: 'Send again' },
  'mail.cancel': { el: 'Ακύρωση αποστολής', en: 'Cancel sending' },
  'mail.resent': { el: 'Το μήνυμα μπήκε ξανά στη σειρά', en: 'The mail is on its way again' },
  'mail.cancelled': { el: 'Η αποστολή ακυρώθηκε', en: 'Sending was cancelled' },
  'mail.tooLate': { el: 'Το μήνυμα δεν είναι πια σε αναμονή', en: 'The mail is no longer waiting' },
  'mail.error.no_address': {
    el: 'Το πρόσωπο δεν έχει διεύθυνση e-mail.',
    en: 'The person has no e-mail address.',
  },
  'mail.error.bounced': {
    el: 'Η διεύθυνση έχει απορριφθεί οριστικά. Διορθώστε την πρώτα.',
    en: 'The address was refused for good. Correct it first.',
  },
  'mail.error.outdated': {
    el: 'Δεν ίσχυε πια όταν ήταν να φύγει.',
    en: 'It no longer held when it was to leave.',
  },
  'mail.error.not_member': {
    el: 'Το πρόσωπο δεν ανήκε πια στο έργο ή δεν ήταν ενεργό όταν ήταν να φύγει.',
    en: 'The person had left the project or was not active when it was to leave.',
  },
  'mail.error.link_expired': {
    el: 'Ο σύνδεσμος που θα έφερνε δεν ισχύει πια. Χρειάζεται καινούριος.',
    en: 'The link that it was to bring holds no longer. A new one is needed.',
  },
  'mail.error.unwanted': {
    el: 'Το πρόσωπο έχει επιλέξει να μην παίρνει τέτοια μηνύματα.',
    en: 'The person has chosen not to get such mails.',
  },
  'mail.error.unknown': {
    el: 'Δεν είναι γνωστό αν έφτασε. Στείλτε το ξανά μόνο αν χρειάζεται.',
    en: 'It is not known whether it arrived. Send it again only if needed.',
  },
  'mail.error.interrupted': {
    el: 'Δεν έφυγε: ο Τηλέμαχος σταματούσε κάθε φορά που το έστελνε.',
    en: 'It did not leave: Telemachos stopped each time it was being sent.',
  },
  'mail.error.restored': {
    el: 'Περίμενε όταν έγινε το αντίγραφο ασφαλείας που επαναφέρθηκε. Ίσως έχει σταλεί από τότε.',
    en: 'It waited when the backup was made that was restored. It may have been sent meanwhile.',
  },
  'mail.error.template': {
    el: 'Το πρότυπο του έργου έχει λάθος: γραμμή {problem}',
    en: 'The project’s template is wrong: line {problem}',
  },
  'mail.error.template_time': {
    el: 'Το πρότυπο του έργου χρειάζεται πάνω από μισό δευτερόλεπτο για να γραφτεί.',
    en: 'The project’s template needs more than half a second to be written.',
  },
  'mail.error.template_memory': {
    el: 'Το πρότυπο του έργου χρειάζεται πάνω από 1.000.000 χαρακτήρες για να γραφτεί.',
    en: 'The project’s template needs more than 1,000,000 characters of memory to be written.',
  },
  'mail.error.template_length': {
    el: 'Με το πρότυπο του έργου το μήνυμα θα είχε πάνω από 100.000 χαρακτήρες.',
    en: 'With the project’s template the mail would have more than 100,000 characters.',
  },
  'mail.error.reply': {
    el: 'Απάντηση του διακομιστή: {reply}',
    en: 'The mail server said: {reply}',
  },

  'mail.template.mentorMeetings.html': { el: 'Επόμενες συναντήσεις', en: 'Next meetings' },
  'mail.template.rendezvous.html': { el: 'Συνάντηση', en: 'Appointment' },
  'mail.template.meetings.scheduled': { el: 'Νέα συνάντηση', en: 'New meeting' },
  'mail.template.meetings.moved': { el: 'Αλλαγή ώρας συνάντησης', en: 'Meeting moved' },
  'mail.template.meetings.cancelled': { el: 'Ακύρωση συνάντησης', en: 'Meeting cancelled' },
  'mail.template.meetings.reminder': { el: 'Υπενθύμιση συνάντησης', en: 'Meeting reminder' },
  'mail.template.meetings.timeAsked': {
    el: 'Αίτημα για άλλη ώρα συνάντησης',
    en: 'Another time of a meeting asked for',
  },
  'mail.template.meetings.absence': {
    el: 'Δεν μπορεί να έρθει σε συνάντηση',
    en: 'Cannot come to a meeting',
  },
  'mail.template.meetings.timeKept': {
    el: 'Η ώρα συνάντησης μένει',
    en: 'Time of a meeting kept',
  },
  'mail.template.applications.received': { el: 'Αίτηση: παραλαβή', en: 'Application: received' },
  'mail.template.applications.reviewing': {
    el: 'Αίτηση: άρχισε η αξιολόγηση',
    en: 'Application: assessment begun',
  },
  'mail.template.applications.withdrawn': {
    el: 'Αίτηση: απόσυρση',
    en: 'Application: withdrawn',
  },
  'mail.template.applications.changes': {
    el: 'Αίτηση: αίτημα αλλαγών',
    en: 'Application: changes asked for',
  },
  'mail.template.applications.eligible': { el: 'Αίτηση: επιλέξιμη', en: 'Application: eligible' },
  'mail.template.applications.selected': { el: 'Αίτηση: επιλογή', en: 'Application: selected' },
  'mail.template.applications.rejected': { el: 'Αίτηση: απόρριψη', en: 'Application: rejected' },
  'mail.template.applications.draft': {
    el: 'Σύνδεσμος αίτησης',
    en: 'Link to an application',
  },
  'mail.template.applications.uploadReminder': {
    el: 'Υπενθύμιση εγγράφων αίτησης',
    en: 'Reminder of documents of an application',
  },
  'mail.template.applications.registration': {
    el: 'Επιβεβαίωση εγγραφής',
    en: 'Confirmation of a registration',
  },
  'mail.template.applications.proof': {
    el: 'Επιβεβαίωση αίτησης',
    en: 'Confirmation of an application',
  },
  'mail.template.applications.again': {
    el: 'Και άλλη αίτηση με τα ίδια στοιχεία',
    en: 'One more application with the same data',
  },
  'mail.template.applications.alreadyRegistered': {
    el: 'Υπάρχει ήδη λογαριασμός',
    en: 'There is an account already',
  },
  'mail.template.conferences.registered': {
    el: 'Εγγραφή σε εκδήλωση',
    en: 'Registration in a conference',
  },
  'mail.template.conferences.promoted': {
    el: 'Θέση που ελευθερώθηκε',
    en: 'Place that became free',
  },
  'mail.template.conferences.changed': { el: 'Αλλαγή εκδήλωσης', en: 'Change of a conference' },
  'mail.template.conferences.cancelled': { el: 'Ακύρωση εκδήλωσης', en: 'Conference cancelled' },
  'mail.template.conferences.withdrawn': { el: 'Ακύρωση εγγραφής', en: 'Registration cancelled' },
  'mail.template.conferences.reminder': { el: 'Υπενθύμιση εκδήλωσης', en: 'Conference reminder' },
  'mail.template': { el: 'Πρότυπο', en: 'Template' },
  'mail.template.supervision.week': { el: 'Σύνοψη της εβδομάδας', en: 'Summary of the week' },
  'mail.template.notifications.told': { el: 'Γενική ειδοποίηση', en: 'General notification' },
  'mail.template.notifications.reminder': { el: 'Όσα περιμένουν', en: 'What waits' },
  'mail.template.notifications.digest': { el: 'Τα νέα της ημέρας', en: 'The news of the day' },
  'mail.template.isOwn': { el: 'Φεύγει το δικό σας κείμενο.', en: 'Your own text leaves.' },
  'mail.template.isOriginal': { el: 'Φεύγει το αρχικό κείμενο.', en: 'The original text leaves.' },
  'mail.template.notOwn.el': {
    el: 'Λείπει το δικό σας κείμενο στα ελληνικά: φεύγει το αρχικό.',
    en: 'Your own text is missing in Greek: the original one leaves.',
  },
  'mail.template.notOwn.en': {
    el: 'Λείπει το δικό σας κείμενο στα αγγλικά: φεύγει το αρχικό.',
    en: 'Your own text is missing in English: the original one leaves.',
  },
  'mail.template.own': { el: 'δικές σας λέξεις', en: 'your own words' },
  'mail.template.subject': { el: 'Θέμα', en: 'Subject' },
  'mail.template.body': { el: 'Κείμενο', en: 'Text' },
  'mail.template.preview': { el: 'Έτσι θα φτάσει', en: 'How it will arrive' },
  'mail.template.save': { el: 'Αποθήκευση', en: 'Save' },
  'mail.template.saved': { el: 'Το πρότυπο αποθηκεύτηκε', en: 'The template was saved' },
  'mail.template.restore': { el: 'Επαναφορά αρχικού', en: 'Restore the original' },
  'mail.template.restoreTitle': { el: 'Επαναφορά προτύπου', en: 'Restore the template' },
  'mail.template.restoreText': {
    el: 'Τα μηνύματα θα γράφονται ξανά με το αρχικό κείμενο. Το δικό σας μένει στο ιστορικό.',
    en: 'Mails will use the original text again. Yours stays in the history.',
  },
  'mail.template.restored': {
    el: 'Το αρχικό κείμενο ισχύει ξανά',
    en: 'The original text holds again',
  },
  'mail.template.problem': {
    el: '{field}, γραμμή {line}: {message}',
    en: '{field}, line {line}: {message}',
  },
  'mail.template.limit': { el: '{field}: {message}', en: '{field}: {message}' },
  'rule.template': {
    el: 'Το πρότυπο δεν μπορεί να χρησιμοποιηθεί.',
    en: 'The template cannot be used.',
  },
  'rule.template_time': {
    el: 'Χρειάζεται πάνω από μισό δευτερόλεπτο για να γραφτεί. Κάντε λιγότερες επαναλήψεις.',
    en: 'It needs more than half a second to be written. Repeat less.',
  },
  'rule.template_memory': {
    el: 'Χρειάζεται πάνω από 1.000.000 χαρακτήρες για να γραφτεί. Κάντε λιγότερες επαναλήψεις.',
    en: 'It needs more than 1,000,000 characters of memory to be written. Repeat less.',
  },
  'rule.template_length': {
    el: 'Το μήνυμα θα είχε πάνω από 100.000 χαρακτήρες. Κάντε το συντομότερο.',
    en: 'The mail would have more than 100,000 characters. Make it shorter.',
  },
  'mail.template.history': { el: 'Ιστορικό', en: 'History' },
  'mail.template.use': { el: 'Χρήση αυτού του κειμένου', en: 'Use this text' },
  'mail.template.withdrawn': { el: 'επαναφορά αρχικού', en: 'original restored' },
  'mail.template.leave': {
    el: 'Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν. Να χαθούν;',
    en: 'There are changes that were not saved. Lose them?',
  },

  'mail.dates': { el: 'Αποστολή ημερομηνιών', en: 'Mail the dates' },
  'mail.dates.title': { el: 'Αποστολή ημερομηνιών συναντήσεων', en: 'Mail meeting dates' },
  'mail.dates.text_one': {
    el: 'Θα σταλεί e-mail σε {count} άτομο με προγραμματισμένη συνάντηση: «{title}».',
    en: 'A mail goes to {count} person with a planned meeting: “{title}”.',
  },
  'mail.dates.text_other': {
    el: 'Θα σταλεί e-mail σε {count} άτομα με προγραμματισμένη συνάντηση: «{title}».',
    en: 'A mail goes to {count} people with a planned meeting: “{title}”.',
  },
  'mail.allDates': { el: 'Αποστολή όλων των ημερομηνιών', en: 'Mail all dates' },
  'mail.allDates.text_one': {
    el: 'Θα σταλούν με e-mail σε {count} άτομο όλες οι επόμενες συναντήσεις του.',
    en: 'All the next meetings of {count} person are mailed to them.',
  },
  'mail.allDates.text_other': {
    el: 'Θα σταλούν με e-mail σε {count} άτομα όλες οι επόμενες συναντήσεις τους.',
    en: 'All the next meetings of {count} people are mailed to them.',
  },
  'mail.allDates.nobody': {
    el: 'Κανείς δεν έχει προγραμματισμένη συνάντηση.',
    en: 'Nobody has a planned meeting.',
  },
  'mail.dates.nobody': {
    el: 'Κανείς δεν έχει προγραμματισμένη συνάντηση εδώ.',
    en: 'Nobody has a planned meeting here.',
  },
  'mail.dates.send': { el: 'Αποστολή', en: 'Send' },
  'mail.dates.done': {
    el: 'Στάλθηκαν: {queued}. Χωρίς διεύθυνση: {noAddress}. Ήδη ενημερωμένοι σήμερα: {nothing}.',
    en: 'Sent: {queued}. Without an address: {noAddress}. Told already today: {nothing}.',
  },
})
