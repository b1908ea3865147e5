import { defineTexts } from '../core/define-texts.ts'

/** Changing an e-mail address, and proving again who one is. */
export const emailTexts = defineTexts({
  'identity.proof.title': { el: 'Επιβεβαιώστε ότι είστε εσείς', en: 'Confirm that it is you' },
  'identity.proof.text': {
    el: 'Πριν αλλάξουν στοιχεία σύνδεσης, γράψτε τον τρέχοντα κωδικό σας. Δεν θα ζητηθεί ξανά για δέκα λεπτά.',
    en: 'Before sign-in details change, enter your current password. It is not asked for again for ten minutes.',
  },
  'identity.proof.label': { el: 'Ο κωδικός σας', en: 'Your password' },
  'identity.proof.confirm': { el: 'Συνέχεια', en: 'Continue' },

  'identity.email.pending': {
    el: 'Περιμένει επιβεβαίωση: {email}. Στείλαμε εκεί έναν σύνδεσμο· έως τότε ισχύει η προηγούμενη διεύθυνση.',
    en: 'Waiting for confirmation: {email}. A link was sent there; until then the previous address holds.',
  },
  'identity.email.resend': { el: 'Νέα αποστολή', en: 'Send again' },
  'identity.email.resent': { el: 'Στάλθηκε νέος σύνδεσμος.', en: 'Another link was sent.' },
  'identity.email.cancel': { el: 'Ακύρωση της αλλαγής', en: 'Cancel the change' },
  'identity.email.cancelled': {
    el: 'Η αλλαγή του e-mail ακυρώθηκε.',
    en: 'The change of e-mail was cancelled.',
  },
  'identity.email.ownerOnly': {
    el: 'Το e-mail είναι στοιχείο σύνδεσης: το αλλάζει το ίδιο το πρόσωπο ή η διαχείριση.',
    en: 'The e-mail is a sign-in detail: the person or an administrator changes it.',
  },

  'identity.emailLink.documentTitle': {
    el: 'Διεύθυνση e-mail · Τηλέμαχος',
    en: 'E-mail address · Telemachos',
  },
  'identity.emailLink.confirm': { el: 'Επιβεβαίωση e-mail', en: 'Confirm e-mail' },
  'identity.emailLink.confirmLead': {
    el: 'Ο λογαριασμός {name} θα έχει το e-mail {email}. Εκεί θα έρχονται οι ειδοποιήσεις και οι σύνδεσμοι για νέο κωδικό.',
    en: 'The account {name} will have the e-mail {email}. Notices and links for a new password will be sent there.',
  },
  'identity.emailLink.confirmButton': {
    el: 'Ναι, αυτό είναι το e-mail μου',
    en: 'Yes, this is my e-mail',
  },
  'identity.emailLink.undo': { el: 'Επαναφορά του e-mail', en: 'Restore the e-mail' },
  'identity.emailLink.undoLead': {
    el: 'Ο λογαριασμός {name} θα έχει ξανά το e-mail {email} και θα αποσυνδεθεί από κάθε συσκευή.',
    en: 'The account {name} will have the e-mail {email} again and will be signed out on every device.',
  },
  'identity.emailLink.undoButton': {
    el: 'Επαναφορά και αποσύνδεση παντού',
    en: 'Restore and sign out everywhere',
  },
  'identity.emailLink.confirmed': { el: 'Το e-mail επιβεβαιώθηκε', en: 'The e-mail is confirmed' },
  'identity.emailLink.confirmedLead': {
    el: 'Ο λογαριασμός {name} έχει τώρα το e-mail {email}.',
    en: 'The account {name} now has the e-mail {email}.',
  },
  'identity.emailLink.undone': { el: 'Το e-mail επανήλθε', en: 'The e-mail is restored' },
  'identity.emailLink.undoneLead': {
    el: 'Ο λογαριασμός {name} έχει ξανά το e-mail {email}. Αν δεν αλλάξατε εσείς τη διεύθυνση, ορίστε νέο κωδικό από το «Ξέχασα τον κωδικό μου». Αν είχατε διεύθυνση ημερολογίου, δεν ισχύει πια: φτιάξτε νέα.',
    en: 'The account {name} has the e-mail {email} again. If it was not you who changed the address, choose a new password by “Forgot password”. If you had a calendar address, it no longer works: make a new one.',
  },
  'identity.emailLink.deadLead': {
    el: 'Έχει ήδη χρησιμοποιηθεί, έχει λήξει, ή η αλλαγή ακυρώθηκε στο μεταξύ.',
    en: 'It has been used, has expired, or the change was cancelled meanwhile.',
  },
  'identity.emailLink.onward': { el: 'Στην εφαρμογή', en: 'To the application' },

  'activity.identity.passwordConfirmed': {
    el: '{who} επιβεβαίωσε τον κωδικό σύνδεσης',
    en: '{who} confirmed their password',
  },
  'activity.identity.emailChanged': {
    el: '{who} επιβεβαίωσε ή επανέφερε διεύθυνση e-mail',
    en: '{who} confirmed or restored an e-mail address',
  },
  'activity.identity.emailCancelled': {
    el: '{who} ακύρωσε την αλλαγή e-mail για {whom}',
    en: '{who} cancelled the change of e-mail for {whom}',
  },
  'activity.identity.emailCancelled.self': {
    el: '{who} ακύρωσε την αλλαγή του e-mail',
    en: '{who} cancelled their change of e-mail',
  },
  'activity.identity.emailResent': {
    el: '{who} έστειλε ξανά σύνδεσμο επιβεβαίωσης e-mail για {whom}',
    en: '{who} sent the link to confirm an e-mail again for {whom}',
  },
  'activity.identity.emailResent.self': {
    el: '{who} έστειλε ξανά τον σύνδεσμο επιβεβαίωσης e-mail',
    en: '{who} sent the link to confirm their e-mail again',
  },
})
