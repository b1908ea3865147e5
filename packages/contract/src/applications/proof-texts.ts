import { defineTexts } from '../core/define-texts.ts'

/** That an applicant's e-mail address is theirs: what applicants and staff read of it. */
export const proofTexts = defineTexts({
  'rule.unproven': {
    el: 'Η διεύθυνση e-mail δεν έχει επιβεβαιωθεί. Αν μιλήσατε με το άτομο, σημειώστε την πρώτα ως επιβεβαιωμένη.',
    en: 'The e-mail address is not confirmed. If you have spoken to the person, mark it as confirmed first.',
  },
  'rule.dead_proof': {
    el: 'Ο σύνδεσμος δεν ισχύει πια: έληξε, ή έχει ήδη χρησιμοποιηθεί.',
    en: 'The link does not hold any more: it has expired, or has been used already.',
  },
  'rule.proof_too_soon': {
    el: 'Ζητήσατε μήνυμα πριν από λίγο. Δείτε και στα ανεπιθύμητα, και ζητήστε άλλο σε ένα τέταρτο.',
    en: 'You asked for a mail a short while ago. Look among the unwanted ones too, and ask for another in a quarter of an hour.',
  },
  'rule.not_own_address': {
    el: 'Η αίτηση έχει άλλο e-mail από τον λογαριασμό σας: επιβεβαιώνεται με τον σύνδεσμο που στέλνεται εκεί.',
    en: 'The application has another e-mail address than your account: it is confirmed with the link that is mailed there.',
  },
  'rule.applications_busy': {
    el: 'Έρχονται πάρα πολλές αιτήσεις αυτή την ώρα. Ό,τι γράψατε μένει εδώ: δοκιμάστε ξανά σε λίγα λεπτά.',
    en: 'Very many applications are coming in just now. What you wrote stays here: try again in a few minutes.',
  },
  'rule.registration_password': {
    el: 'Με αυτό το e-mail ζητήθηκε λογαριασμός περισσότερες φορές. Γράψτε τον κωδικό που ορίσατε εσείς, για να βρεθεί ο δικός σας.',
    en: 'An account was asked for with this e-mail more than once. Type the password that you chose, so that yours is found.',
  },
  'activity.applications.proofAsked': {
    el: 'Ζητήθηκε ξανά ο σύνδεσμος επιβεβαίωσης μιας αίτησης',
    en: 'The link that confirms an application was asked for again',
  },
  'activity.applications.proven': {
    el: 'Επιβεβαιώθηκε το e-mail μιας αίτησης',
    en: 'The e-mail address of an application was confirmed',
  },
  'activity.applications.disowned': {
    el: 'Διαγράφηκε αίτηση που είχε γίνει με ξένο e-mail',
    en: 'An application was removed that had been made with somebody else’s e-mail',
  },
  'activity.applications.markedProven': {
    el: '{who} σημείωσε ως επιβεβαιωμένο το e-mail μιας αίτησης',
    en: '{who} marked the e-mail address of an application as confirmed',
  },
  'activity.applications.markedProven.self': {
    el: '{who} σημείωσε ως επιβεβαιωμένο το e-mail μιας αίτησης',
    en: '{who} marked the e-mail address of an application as confirmed',
  },
  'proof.status': {
    el: 'Η αίτησή σας περιμένει επιβεβαίωση. Αξιολογείται από τότε.',
    en: 'Your application waits to be confirmed. It is assessed from then on.',
  },
  'proof.title': { el: 'Επιβεβαιώστε το e-mail σας', en: 'Confirm your e-mail address' },
  'proof.why': {
    el: 'Η αίτηση παίρνει θέση στη σειρά μόλις πατήσετε τον σύνδεσμο που στέλνουμε στο {email}.',
    en: 'The application has its place in the order once you press the link that we send to {email}.',
  },
  'proof.until': {
    el: 'Αν δεν επιβεβαιωθεί έως τις {date}, διαγράφεται.',
    en: 'If it is not confirmed by {date}, it is removed.',
  },
  'proof.before': {
    el: 'Αν κάνατε κι άλλη αίτηση με το ίδιο e-mail, ο σύνδεσμος έχει ήδη σταλεί τότε και ισχύει και για αυτή.',
    en: 'If you made another application with the same e-mail, the link was sent then already and holds for this one too.',
  },
  'proof.look': {
    el: 'Δεν ήρθε; Δείτε και στα ανεπιθύμητα. Από τις {time} μπορείτε να ζητήσετε νέο μήνυμα: σε κάθε e-mail στέλνουμε έως {count} ώσπου να επιβεβαιωθεί.',
    en: 'It has not come? Look among the unwanted mails too. From {time} on you can ask for another: each address is sent {count} at most until it is confirmed.',
  },
  'proof.again': { el: 'Ζητήστε νέο μήνυμα', en: 'Ask for another mail' },
  'proof.asked': {
    el: 'Το ζητήσατε στις {time}. Αν δεν έρθει, επικοινωνήστε με το πρόγραμμα: μπορεί να επιβεβαιώσει την αίτησή σας.',
    en: 'You asked for it at {time}. If it does not come, get in touch with the programme: it can confirm your application.',
  },
  'proof.byStaff': {
    el: 'Το πρόγραμμα θα επικοινωνήσει μαζί σας για να την επιβεβαιώσει. Η αίτηση παίρνει θέση στη σειρά από τότε.',
    en: 'The programme will get in touch with you to confirm it. The application has its place in the order from then on.',
  },
  'proof.newAddress': {
    el: 'Δώσατε νέο e-mail, το {email}. Ώσπου να το επιβεβαιώσετε με τον σύνδεσμο που στέλνουμε εκεί, τα μηνύματα πηγαίνουν στο προηγούμενο.',
    en: 'You gave a new address, {email}. Until you confirm it with the link that we send there, mails go to the one before.',
  },
  'proof.own': { el: 'Είναι το e-mail μου', en: 'It is my e-mail' },
  'proof.same_one': {
    el: 'Με το ίδιο e-mail υπάρχει ήδη αίτηση σε αυτό το πρόγραμμα: {protocols}. Αρκεί μία.',
    en: 'There is an application to this programme with the same e-mail already: {protocols}. One is enough.',
  },
  'proof.same_other': {
    el: 'Με το ίδιο e-mail υπάρχουν ήδη αιτήσεις σε αυτό το πρόγραμμα: {protocols}. Αρκεί μία.',
    en: 'There are applications to this programme with the same e-mail already: {protocols}. One is enough.',
  },
  'proof.confirm.title': { el: 'Επιβεβαίωση αίτησης', en: 'Confirm an application' },
  'proof.confirm.text_one': {
    el: 'Με το {email} έγινε αυτή η αίτηση. Είναι δική σας;',
    en: 'This application was made with {email}. Is it yours?',
  },
  'proof.confirm.text_other': {
    el: 'Με το {email} έγιναν αυτές οι αιτήσεις. Επιλέξτε τις δικές σας.',
    en: 'These applications were made with {email}. Choose yours.',
  },
  'proof.confirm.received': { el: 'Υποβλήθηκε στις {date}', en: 'Submitted on {date}' },
  'proof.confirm.yes': { el: 'Είναι δική μου', en: 'It is mine' },
  'proof.confirm.chosen_one': {
    el: 'Επιβεβαίωση {count} αίτησης',
    en: 'Confirm {count} application',
  },
  'proof.confirm.chosen_other': {
    el: 'Επιβεβαίωση {count} αιτήσεων',
    en: 'Confirm {count} applications',
  },
  'proof.confirm.no': { el: 'Δεν είναι δική μου', en: 'It is not mine' },
  'proof.confirm.none': { el: 'Καμία δεν είναι δική μου', en: 'None is mine' },
  'proof.confirm.rest': {
    el: 'Επιβεβαίωση και διαγραφή των άλλων',
    en: 'Confirm, and remove the others',
  },
  'proof.disown.title_one': {
    el: 'Διαγραφή {count} αίτησης;',
    en: 'Remove {count} application?',
  },
  'proof.disown.title_other': {
    el: 'Διαγραφή {count} αιτήσεων;',
    en: 'Remove {count} applications?',
  },
  'proof.disown.text': {
    el: 'Όσοι την έκαναν με το e-mail σας δεν θα τη βρίσκουν πια. Δεν αναιρείται.',
    en: 'Whoever made it with your e-mail will not find it any more. This cannot be undone.',
  },
  'proof.disown.yes': { el: 'Διαγραφή', en: 'Remove' },
  'proof.done.title': { el: 'Η αίτησή σας επιβεβαιώθηκε', en: 'Your application is confirmed' },
  'proof.done.place': {
    el: 'Έχει θέση στη σειρά από τώρα.',
    en: 'It has its place in the order from now on.',
  },
  'proof.done.next': {
    el: 'Πού βρίσκεται, το βλέπετε με τον προσωπικό σύνδεσμο που πήρατε όταν την υποβάλατε.',
    en: 'Where it stands you see with the private link that you were given when you submitted it.',
  },
  'proof.disowned.title': { el: 'Διαγράφηκε', en: 'Removed' },
  'proof.disowned.text': {
    el: 'Ό,τι είχε υποβληθεί με το e-mail σας χωρίς εσάς διαγράφηκε. Δεν χρειάζεται να κάνετε κάτι άλλο.',
    en: 'What was submitted with your e-mail without you has been removed. There is nothing else to do.',
  },
  'proof.nothing.title': {
    el: 'Δεν περιμένει τίποτα επιβεβαίωση',
    en: 'Nothing waits to be confirmed',
  },
  'proof.nothing.text': {
    el: 'Η αίτηση έχει ήδη επιβεβαιωθεί, ή δεν υπάρχει πια.',
    en: 'The application has been confirmed already, or is no longer there.',
  },
  'applications.unproven': {
    el: 'Η διεύθυνση δεν έχει επιβεβαιωθεί',
    en: 'The address is not confirmed',
  },
  'applications.unproven.text': {
    el: 'Δεν πιάνει θέση, και δεν προχωρά. Επιβεβαιώνεται με τον σύνδεσμο που στάλθηκε, ή από εσάς, αν βρήκατε το άτομο αλλιώς.',
    en: 'It takes no place, and does not go forward. The applicant confirms with the link that was mailed, or you do, if you have reached them otherwise.',
  },
  'applications.unproven.newAddress': {
    el: 'Δόθηκε νέα διεύθυνση που δεν έχει επιβεβαιωθεί. Η αίτηση κρατά τη θέση της, και τα μηνύματα πηγαίνουν στην προηγούμενη.',
    en: 'The applicant gave a new address that is not confirmed. The application keeps its place, and mails go to the one before.',
  },
  'applications.markProven': { el: 'Σημείωση ως επιβεβαιωμένης', en: 'Mark as confirmed' },
  'applications.markProven.confirm': {
    el: 'Σημείωση ως επιβεβαιωμένης;',
    en: 'Mark as confirmed?',
  },
  'applications.markProven.text': {
    el: 'Πιάνει θέση με τη σειρά της, και μηνύματα για αυτήν πηγαίνουν στη διεύθυνση που δόθηκε. Καταγράφεται ποιο άτομο το σημείωσε.',
    en: 'It takes its place in turn, and mails about it go to the address that was given. Who marked it is recorded.',
  },
  'applications.markedProven_one': {
    el: 'Σημειώθηκε {count} αίτηση ως επιβεβαιωμένη.',
    en: '{count} application was marked as confirmed.',
  },
  'applications.markedProven_other': {
    el: 'Σημειώθηκαν {count} αιτήσεις ως επιβεβαιωμένες.',
    en: '{count} applications were marked as confirmed.',
  },
  'applications.filter.Proof': { el: 'Διεύθυνση', en: 'Address' },
  'applications.filter.Proof.proven': { el: 'Επιβεβαιωμένη', en: 'Confirmed' },
  'applications.filter.Proof.unproven': { el: 'Όχι επιβεβαιωμένη', en: 'Not confirmed' },
  'applications.call.unproven_one': {
    el: 'και {count} χωρίς επιβεβαιωμένη διεύθυνση, που δεν πιάνει θέση',
    en: 'and {count} without a confirmed address, which takes no place',
  },
  'applications.call.unproven_other': {
    el: 'και {count} χωρίς επιβεβαιωμένη διεύθυνση, που δεν πιάνουν θέση',
    en: 'and {count} without a confirmed address, which take no place',
  },
  'applications.history.proof': {
    el: 'Η διεύθυνση επιβεβαιώθηκε',
    en: 'The address was confirmed',
  },
  'applications.same.amka': { el: 'ίδιος ΑΜΚΑ', en: 'same AMKA' },
  'applications.same.kayas': { el: 'ίδιος αριθμός αίτησης', en: 'same registry number' },
})
