import { defineTexts } from '../core/define-texts.ts'

/** The copy of one's own data, copies for others, and erasure. */
export const privacyTexts = defineTexts({
  'privacy.copy.title': { el: 'Τα δεδομένα μου', en: 'My data' },
  'privacy.copy.lead': {
    el: 'Ένα αρχείο zip με όσα τηρούνται για εσάς σε όλα τα έργα. Ανοίξτε το index.html για να τα διαβάσετε.',
    en: 'A zip file with everything that is kept about you in every project. Open index.html to read it.',
  },
  'privacy.copy.download': { el: 'Λήψη αντιγράφου', en: 'Download a copy' },
  'privacy.copy.saved': { el: 'Το αντίγραφο αποθηκεύτηκε.', en: 'The copy has been saved.' },

  'privacy.person.title': { el: 'Προσωπικά δεδομένα', en: 'Personal data' },
  'privacy.person.copyLead': {
    el: 'Αντίγραφο όσων τηρούνται για το άτομο, για να απαντήσετε σε αίτημά του. Η λήψη καταγράφεται.',
    en: 'A copy of what is kept about the person, to answer their request. The download is recorded.',
  },
  'privacy.person.copyReason': { el: 'Λόγος του αντιγράφου', en: 'Reason for the copy' },
  'privacy.copyReason.asked': {
    el: 'Το ζήτησε το ίδιο το άτομο',
    en: 'The person asked for it',
  },
  'privacy.copyReason.authority': {
    el: 'Το ζήτησε δημόσια αρχή',
    en: 'A public authority asked for it',
  },
  'privacy.copyReason.complaint': {
    el: 'Χρειάζεται για καταγγελία ή ένσταση',
    en: 'It is needed for a complaint',
  },

  'privacy.erase.lead': {
    el: 'Οριστική διαγραφή του ατόμου: μένουν μόνο όσα επιβάλλει ο νόμος, χωρίς το όνομά του.',
    en: 'Erases the person for good: only what the law demands stays, without their name.',
  },
  'privacy.erase.open': { el: 'Διαγραφή ατόμου…', en: 'Erase person…' },
  'privacy.erase.title': { el: 'Διαγραφή: {name}', en: 'Erase: {name}' },
  'privacy.erase.final': {
    el: 'Η διαγραφή γίνεται αμέσως και δεν αναιρείται. Οι συνδέσεις του ατόμου κλείνουν και οι συναντήσεις που έρχονται ακυρώνονται.',
    en: 'It is done at once and cannot be undone. The person’s sessions end, and meetings to come are cancelled.',
  },
  'privacy.erase.effects': { el: 'Τι θα γίνει', en: 'What will happen' },
  'privacy.erase.section': { el: 'Δεδομένα', en: 'Data' },
  'privacy.erase.removed': { el: 'Διαγράφονται', en: 'Removed' },
  'privacy.erase.anonymised': { el: 'Ανωνυμοποιούνται', en: 'Anonymised' },
  'privacy.erase.kept': { el: 'Μένουν χωρίς όνομα', en: 'Kept without a name' },
  'privacy.erase.why': { el: 'Γιατί μένουν', en: 'Why it is kept' },
  'privacy.erase.reason': { el: 'Λόγος της διαγραφής', en: 'Reason for erasing' },
  'privacy.erase.choose': { el: 'Επιλέξτε λόγο', en: 'Choose a reason' },
  'privacy.erase.username': {
    el: 'Για επιβεβαίωση, γράψτε το όνομα χρήστη του ατόμου: {username}',
    en: 'To confirm, write the person’s user name: {username}',
  },
  'privacy.erase.confirm': { el: 'Οριστική διαγραφή', en: 'Erase for good' },
  'privacy.erased.title': { el: 'Το άτομο διαγράφηκε', en: 'The person has been erased' },
  'privacy.erased.when': {
    el: 'Έγινε ολόκληρη στις {at}. Λόγος: {reason}. Δεν μένει κάτι να γίνει.',
    en: 'All of it was done on {at}. Reason: {reason}. Nothing is left to be done.',
  },
  'privacy.erased.lost': {
    el: 'Το άτομο δεν συνδέεται πια: οι συνδέσεις του έκλεισαν και οι συναντήσεις που έρχονταν ακυρώθηκαν.',
    en: 'The person signs in no more: their sessions were ended, and meetings to come cancelled.',
  },
  'privacy.erased.effects': { el: 'Τι έγινε', en: 'What was done' },
  'privacy.erased.removed': { el: 'Διαγράφηκαν', en: 'Removed' },
  'privacy.erased.anonymised': { el: 'Ανωνυμοποιήθηκαν', en: 'Anonymised' },
  'privacy.erased.kept': { el: 'Έμειναν χωρίς όνομα', en: 'Kept without a name' },
  'privacy.erased.until': {
    el: 'Μένουν για όσο ισχύει ο λόγος τους. Σε αντίγραφα ασφαλείας από πριν τη διαγραφή το άτομο υπάρχει ακόμη, ώσπου να σβηστούν κι εκείνα· αν επανέλθει ένα, η διαγραφή γίνεται ξανά.',
    en: 'It stays for as long as its reason holds. Backups from before the erasure still have the person, until they are deleted too; where one is restored, the person is erased again.',
  },
  'privacy.erased.unknown': {
    el: 'Τι έγινε με κάθε είδος δεδομένων το βλέπουν όσοι διαχειρίζονται όλα τα έργα του ατόμου.',
    en: 'What was done with each kind of data is shown to who administers all of the person’s projects.',
  },
  'privacy.erased.copy': {
    el: 'Αντιγραφή, για να δοθεί στο άτομο',
    en: 'Copy, to be given to the person',
  },
  'privacy.erased.line': {
    el: '{section}: διαγράφηκαν {removed}, ανωνυμοποιήθηκαν {anonymised}, έμειναν χωρίς όνομα {kept}. {why}',
    en: '{section}: {removed} removed, {anonymised} anonymised, {kept} kept without a name. {why}',
  },
  'privacy.erase.elsewhere': {
    el: 'Το άτομο έχει βρεθεί και σε έργο που δεν διαχειρίζεστε. Μπορείτε να ζητήσετε τη διαγραφή από τους γενικούς διαχειριστές.',
    en: 'The person has also been in a project that you do not administer. You can ask the general administrators to erase them.',
  },
  'privacy.erase.ask': { el: 'Αίτημα διαγραφής', en: 'Ask for erasure' },
  'privacy.erase.asked': {
    el: 'Το αίτημα στάλθηκε στους γενικούς διαχειριστές.',
    en: 'The general administrators have been asked.',
  },
  'privacy.erase.pending': {
    el: 'Η διαγραφή ζητήθηκε στις {at} ({name}): {reason}. Περιμένει απόφαση της γενικής διαχείρισης.',
    en: 'Erasure was asked for on {at} ({name}): {reason}. A general administrator has to decide.',
  },
  'privacy.erase.decline': { el: 'Απόρριψη αιτήματος', en: 'Decline the request' },
  'privacy.erase.declineOf': {
    el: 'Απόρριψη αιτήματος: {name}',
    en: 'Decline the request: {name}',
  },
  'privacy.erase.declined': { el: 'Το αίτημα απορρίφθηκε.', en: 'The request was declined.' },
  'privacy.requests.title': { el: 'Αιτήματα διαγραφής', en: 'Requests for erasure' },
  'privacy.requests.lead': {
    el: 'Άτομα που έχουν βρεθεί σε περισσότερα έργα τα διαγράφει μόνο η γενική διαχείριση.',
    en: 'People who have been in several projects are erased by a general administrator only.',
  },
  'privacy.requests.open': { el: 'Άνοιγμα προφίλ: {name}', en: 'Open profile: {name}' },
  'privacy.requests.by': {
    el: '{project} · ζητήθηκε στις {at} ({name}): {reason}',
    en: '{project} · asked on {at} ({name}): {reason}',
  },

  'privacy.reason.asked': { el: 'Το ζήτησε το ίδιο το άτομο', en: 'The person asked for it' },
  'privacy.reason.noLongerNeeded': {
    el: 'Τα δεδομένα δεν χρειάζονται πια',
    en: 'The data is no longer needed',
  },
  'privacy.reason.withdrawn': {
    el: 'Ανακλήθηκε η συγκατάθεση',
    en: 'Consent was withdrawn',
  },
  'privacy.reason.unlawful': {
    el: 'Τα δεδομένα τηρήθηκαν χωρίς νόμιμη βάση',
    en: 'The data was kept unlawfully',
  },
  'privacy.reason.byLaw': { el: 'Το επιβάλλει ο νόμος', en: 'The law demands it' },

  'privacy.because.funding': {
    el: 'Η συμμετοχή σε χρηματοδοτούμενο έργο πρέπει να αποδεικνύεται.',
    en: 'Taking part in a funded project has to be proven.',
  },
  'privacy.because.payment': {
    el: 'Οι πληρωμές δημόσιου χρήματος πρέπει να δικαιολογούνται.',
    en: 'Payments of public money have to be accounted for.',
  },
  'privacy.because.consent': {
    el: 'Η συγκατάθεση και η ανάκλησή της πρέπει να αποδεικνύονται.',
    en: 'Consent and its withdrawal have to be provable.',
  },
  'privacy.because.accountability': {
    el: 'Λογοδοσία: το ημερολόγιο ενεργειών δεν αλλάζει ποτέ.',
    en: 'Accountability: the log of what was done never changes.',
  },
  'privacy.because.others': {
    el: 'Λένε τι έγινε για άλλα άτομα.',
    en: 'They say what was done about others.',
  },

  'rule.own_erasure': {
    el: 'Δεν μπορείτε να διαγράψετε τον εαυτό σας.',
    en: 'You cannot erase yourself.',
  },
  'rule.erase_super_admin': {
    el: 'Όσους έχουν τη γενική διαχείριση τους διαγράφει μόνο άλλο άτομο που την έχει.',
    en: 'A general administrator is erased by another one only.',
  },
  'rule.erase_sole_admin': {
    el: 'Ένα έργο δεν έχει άλλο ενεργό άτομο στη διαχείριση: δώστε πρώτα τον ρόλο και σε άλλο.',
    en: 'They are the only active administrator of a project: appoint another first.',
  },
  'rule.other_username': {
    el: 'Δεν είναι το όνομα χρήστη του ατόμου.',
    en: 'This is not the person’s user name.',
  },
})
