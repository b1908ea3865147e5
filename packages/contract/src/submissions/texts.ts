import { defineTexts } from '../core/define-texts.ts'

/** What people read about the work that actions ask by their type. */
export const submissionsTexts = defineTexts({
  'activity.submissions.read': {
    el: '{who} διάβασε «{action}»',
    en: '{who} read “{action}”',
  },
  'rule.not_information': {
    el: 'Η δράση δεν είναι κείμενο προς ανάγνωση.',
    en: 'The action is not a text to be read.',
  },
  'rule.read_version': {
    el: 'Το κείμενο άλλαξε στο μεταξύ. Διαβάστε το όπως είναι τώρα.',
    en: 'The text has changed meanwhile. Please read it as it is now.',
  },
  'rule.unknown_item': {
    el: 'Η γραμμή δεν υπάρχει πια στη λίστα.',
    en: 'The line is no longer in the list.',
  },
  'activity.submissions.ticked': {
    el: '{who} άλλαξε τη λίστα της δράσης «{action}» για {whom}',
    en: '{who} changed the checklist of “{action}” for {whom}',
  },
  'activity.submissions.ticked.self': {
    el: '{who} άλλαξε τη λίστα της δράσης «{action}»',
    en: '{who} changed the checklist of “{action}”',
  },
  'activity.submissions.submitted': {
    el: '{who} κατέθεσε κάτι στη δράση «{action}» για {whom}',
    en: '{who} handed in something for “{action}” for {whom}',
  },
  'activity.submissions.submitted.self': {
    el: '{who} κατέθεσε κάτι στη δράση «{action}»',
    en: '{who} handed in something for “{action}”',
  },
  'activity.submissions.decided': {
    el: '{who} έλεγξε τι κατέθεσε στη δράση «{action}» το άτομο {whom}',
    en: '{who} decided about what {whom} handed in for “{action}”',
  },
  'activity.submissions.decided.self': {
    el: '{who} έλεγξε δική του κατάθεση στη δράση «{action}»',
    en: '{who} decided about what they handed in for “{action}”',
  },
  'activity.submissions.templateAdded': {
    el: '{who} πρόσθεσε πρότυπο έγγραφο στη δράση «{action}»',
    en: '{who} added a template document to “{action}”',
  },
  'rule.already_accepted': {
    el: 'Έχει ήδη γίνει δεκτό.',
    en: 'It has been accepted already.',
  },
  'rule.already_returned': {
    el: 'Έχει ήδη επιστραφεί.',
    en: 'It has been returned already.',
  },
  'rule.unknown_slot': {
    el: 'Η δράση δεν το ζητά πια.',
    en: 'The action no longer asks for it.',
  },
  'rule.not_taken': {
    el: 'Δεν ζητείται σε αυτή τη μορφή.',
    en: 'It is not asked for in this form.',
  },
  'rule.link': {
    el: 'Γράψτε ολόκληρη τη διεύθυνση, με το https:// στην αρχή.',
    en: 'Write the whole address, beginning with https://.',
  },
  'rule.more_files_than_asked': {
    el: 'Είναι περισσότερα αρχεία από όσα ζητούνται.',
    en: 'There are more files than are asked for.',
  },
  'rule.file_kind': {
    el: 'Δεν είναι από τα είδη αρχείων που ζητούνται.',
    en: 'It is not of the kinds of file that are asked for.',
  },
  'rule.file_too_big': {
    el: 'Το αρχείο είναι μεγαλύτερο από όσο επιτρέπεται.',
    en: 'The file is larger than is allowed.',
  },
  'rule.unread': { el: 'Διαβάστε πρώτα το κείμενο.', en: 'Read the text first.' },
  'rule.item_open': { el: 'Στη λίστα μένει: {label}', en: 'Still open in the list: {label}' },
  'rule.slot_empty': { el: 'Δεν έχει κατατεθεί: {label}', en: 'Not handed in yet: {label}' },
  'rule.slot_returned': {
    el: 'Επιστράφηκε για διόρθωση: {label}',
    en: 'Returned to be corrected: {label}',
  },
  'rule.slot_waiting': {
    el: 'Περιμένει να γίνει δεκτό: {label}',
    en: 'Waits to be accepted: {label}',
  },
  'rule.no_documents': {
    el: 'Η δράση δεν λέει ακόμη ποια έγγραφα ζητά.',
    en: 'The action does not say yet which documents it asks for.',
  },
  'submissions.reading.title': { el: 'Ανάγνωση', en: 'Reading' },
  'submissions.reading.confirm': { el: 'Το διάβασα', en: 'I have read it' },
  'submissions.reading.confirmHint': {
    el: 'Πατήστε το αφού διαβάσετε το κείμενο. Κρατάμε την ημέρα και την ώρα.',
    en: 'Press it once you have read the text. The day and time are recorded.',
  },
  'submissions.reading.auto': {
    el: 'Η ανάγνωση σημειώνεται μόλις φτάσετε στο τέλος του κειμένου.',
    en: 'Reading is recorded once you reach the end of the text.',
  },
  'submissions.reading.doneOwn': { el: 'Το διαβάσατε στις {at}', en: 'You read it on {at}' },
  'submissions.reading.again': {
    el: 'Το κείμενο άλλαξε από τότε που το διαβάσατε ({at}). Διαβάστε το ξανά.',
    en: 'The text has changed since you read it ({at}). Please read it again.',
  },
  'submissions.reading.recording': { el: 'Σημειώνεται…', en: 'Recording…' },
  'submissions.reading.done': { el: 'Διαβάστηκε στις {at}', en: 'Read on {at}' },
  'submissions.reading.doneConfirmed': {
    el: 'Δήλωσε ότι το διάβασε στις {at}',
    en: 'Confirmed having read it on {at}',
  },
  'submissions.reading.old': {
    el: 'Διάβασε παλαιότερο κείμενο ({at})· το νέο όχι ακόμη',
    en: 'Read an earlier text ({at}), but not the new one yet',
  },
  'submissions.reading.not': { el: 'Δεν έχει διαβαστεί', en: 'Not read' },
  'submissions.progress': { el: '{done} από {total}', en: '{done} of {total}' },
  'submissions.summary.waiting': { el: 'περιμένει έλεγχο', en: 'waits to be looked at' },
  'submissions.summary.returned': { el: 'επιστράφηκε', en: 'returned' },
  'submissions.list.title': { el: 'Τι έχετε να κάνετε', en: 'What there is to do' },
  'submissions.list.titleOther': { el: 'Λίστα εργασιών', en: 'Checklist' },
  'submissions.list.optional': { el: 'προαιρετικό', en: 'optional' },
  'submissions.list.by': { el: '{name}, {at}', en: '{name}, {at}' },
  'submissions.list.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'submissions.list.saved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
  'submissions.slots.title': { el: 'Τι να καταθέσετε', en: 'What to hand in' },
  'submissions.slots.titleOther': { el: 'Καταθέσεις', en: 'Submissions' },
  'submissions.slot.none': { el: 'Δεν έχει κατατεθεί', en: 'Not handed in' },
  'submissions.slot.waiting': { el: 'Περιμένει έλεγχο', en: 'Waits to be looked at' },
  'submissions.slot.handed': { el: 'Κατατέθηκε', en: 'Handed in' },
  'submissions.slot.accepted': { el: 'Έγινε δεκτό', en: 'Accepted' },
  'submissions.slot.returned': { el: 'Επιστράφηκε', en: 'Returned' },
  'submissions.slot.template': { el: 'Έντυπο για συμπλήρωση:', en: 'Form to fill in:' },
  'submissions.slot.limits_one': {
    el: 'Είδη: {kinds}. Ένα αρχείο.',
    en: 'Kinds: {kinds}. One file.',
  },
  'submissions.slot.limits_other': {
    el: 'Είδη: {kinds}. Έως {count} αρχεία.',
    en: 'Kinds: {kinds}. Up to {count} files.',
  },
  'submissions.slot.together': {
    el: 'Επιλέξτε όλα τα αρχεία μαζί: κατατίθενται μόλις ανεβούν.',
    en: 'Choose all the files together: they are handed in once they are uploaded.',
  },
  'submissions.slot.once': {
    el: 'Το αρχείο κατατίθεται μόλις ανέβει.',
    en: 'The file is handed in once it is uploaded.',
  },
  'submissions.slot.note': { el: 'Σημείωση', en: 'Note' },
  'submissions.slot.link': { el: 'Σύνδεσμος', en: 'Link' },
  'submissions.slot.linkHint': { el: 'Με το https:// στην αρχή', en: 'Beginning with https://' },
  'submissions.slot.submit': { el: 'Κατάθεση', en: 'Hand in' },
  'submissions.slot.replace': { el: 'Κατάθεση νέας έκδοσης', en: 'Hand in a new version' },
  'submissions.slot.forThem': { el: 'Κατάθεση για λογαριασμό του', en: 'Hand in for them' },
  'submissions.slot.submitted': { el: 'Κατατέθηκε', en: 'Handed in' },
  'submissions.slot.version': {
    el: 'Έκδοση {number}: {name}, {at}',
    en: 'Version {number}: {name}, {at}',
  },
  'submissions.slot.someone': { el: 'άτομο που διαγράφηκε', en: 'somebody who was erased' },
  'submissions.slot.history_one': {
    el: '{count} προηγούμενη έκδοση',
    en: '{count} earlier version',
  },
  'submissions.slot.history_other': {
    el: '{count} προηγούμενες εκδόσεις',
    en: '{count} earlier versions',
  },
  'submissions.slot.late': { el: 'μετά την προθεσμία', en: 'after the due date' },
  'submissions.slot.decided.accepted': {
    el: 'Δεκτό: {name}, {at}',
    en: 'Accepted: {name}, {at}',
  },
  'submissions.slot.decided.returned': {
    el: 'Επιστροφή: {name}, {at}',
    en: 'Returned: {name}, {at}',
  },
  'submissions.slot.conflict': {
    el: 'Στο μεταξύ έγινε άλλη κατάθεση ή απόφαση. Δείτε πώς είναι τώρα και ξαναπροσπαθήστε.',
    en: 'Somebody else has handed in or decided meanwhile. See how it is now, and try again.',
  },
  'submissions.review.accept': { el: 'Αποδοχή', en: 'Accept' },
  'submissions.review.return': { el: 'Επιστροφή με εξήγηση', en: 'Return with a reason' },
  'submissions.review.reason': {
    el: 'Τι λείπει ή τι χρειάζεται να αλλάξει;',
    en: 'What is missing, or has to change?',
  },
  'submissions.review.send': { el: 'Επιστροφή', en: 'Return' },
  'submissions.review.cancel': { el: 'Άκυρο', en: 'Cancel' },
  'submissions.review.accepted': { el: 'Έγινε δεκτό', en: 'Accepted' },
  'submissions.review.returned': {
    el: 'Επιστράφηκε· ειδοποιήθηκε',
    en: 'Returned; they were told',
  },
  'submissions.missing': { el: 'Πριν ολοκληρωθεί', en: 'Before it can be completed' },
  'submissions.kind.pdf': { el: 'PDF', en: 'PDF' },
  'submissions.kind.image': { el: 'εικόνα', en: 'picture' },
  'submissions.kind.document': { el: 'κείμενο (Word, ODT)', en: 'text document (Word, ODT)' },
  'submissions.kind.sheet': { el: 'υπολογιστικό φύλλο', en: 'spreadsheet' },
  'submissions.kind.slides': { el: 'παρουσίαση', en: 'presentation' },
  'submissions.kind.any': { el: 'όλα', en: 'any' },
  'submissions.waiting.title': { el: 'Έγγραφα προς έλεγχο', en: 'Documents to look at' },
  'submissions.waiting.line_one': {
    el: '{count} κατάθεση περιμένει έλεγχο',
    en: '{count} submission waits to be looked at',
  },
  'submissions.waiting.line_other': {
    el: '{count} καταθέσεις περιμένουν έλεγχο',
    en: '{count} submissions wait to be looked at',
  },
  'submissions.waiting.oldest': { el: 'η παλαιότερη από {date}', en: 'the oldest since {date}' },
  'submissions.waiting.since_one': { el: 'εδώ και {count} ημέρα', en: 'for {count} day' },
  'submissions.waiting.since_other': { el: 'εδώ και {count} ημέρες', en: 'for {count} days' },
  'submissions.waiting.today': { el: 'από σήμερα', en: 'since today' },
  'submissions.waiting.mentor': { el: 'μέντορας: {name}', en: 'mentor: {name}' },
})
