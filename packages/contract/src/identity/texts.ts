import { defineTexts } from '../core/define-texts.ts'

/** Signing in. */
export const signInTexts = defineTexts({
  'identity.signIn.documentTitle': { el: 'Σύνδεση · Τηλέμαχος', en: 'Sign in · Telemachos' },
  'identity.signIn.title': { el: 'Σύνδεση', en: 'Sign in' },
  'identity.signIn.lead': {
    el: 'Η πορεία σας στο πρόγραμμα καθοδήγησης, βήμα βήμα.',
    en: 'Your way through the mentoring programme, step by step.',
  },
  'identity.signIn.already': {
    el: 'Έχετε συνδεθεί ως {name}.',
    en: 'You are signed in as {name}.',
  },
  'identity.signIn.alreadyAs': {
    el: 'Έχετε συνδεθεί ως {name}, στη θέση του προσώπου. Διαχείριση: {admin}.',
    en: 'You are signed in as {name}, in the person’s place. Administrator: {admin}.',
  },
  'identity.signIn.notYours': {
    el: 'Έχετε συνδεθεί ως {name}, αλλά ο ρόλος σας δεν ανοίγει αυτή τη σελίδα. Συνδεθείτε με άλλον λογαριασμό ή γυρίστε στο έργο σας.',
    en: 'You are signed in as {name}, but your role does not open this page. Sign in with another account, or go back to your project.',
  },
  'identity.signIn.back': { el: 'Στο έργο σας', en: 'To your project' },
  'identity.signIn.goOn': { el: 'Συνέχεια ως {name}', en: 'Go on as {name}' },
  'identity.signIn.orOther': {
    el: 'Αν είστε άλλο πρόσωπο, συνδεθείτε παρακάτω με τον λογαριασμό σας.',
    en: 'If you are somebody else, sign in below with your own account.',
  },
  'identity.signIn.username': { el: 'Όνομα χρήστη', en: 'User name' },
  'identity.signIn.password': { el: 'Κωδικός', en: 'Password' },
  'identity.signIn.submit': { el: 'Σύνδεση', en: 'Sign in' },
  'identity.signIn.help': {
    el: 'Δεν έχετε λογαριασμό ή δεν θυμάστε το όνομα χρήστη; Επικοινωνήστε με όσους σας στηρίζουν στο έργο σας.',
    en: 'No account, or forgotten the user name? Contact your mentor or the coordinator of your project.',
  },
  'identity.signIn.problem.username': {
    el: 'Συμπληρώστε το όνομα χρήστη.',
    en: 'Fill in the user name.',
  },
  'identity.signIn.problem.password': {
    el: 'Συμπληρώστε τον κωδικό.',
    en: 'Fill in the password.',
  },
  'identity.signIn.problem.credentials': {
    el: 'Το όνομα χρήστη ή ο κωδικός δεν είναι σωστά.',
    en: 'The user name or the password is not right.',
  },
  'identity.signIn.problem.failures': {
    el: 'Πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε 15 λεπτά.',
    en: 'Too many failed attempts. Try again in 15 minutes.',
  },
  'identity.signIn.problem.network': {
    el: 'Ο διακομιστής δεν απαντά. Ό,τι γράψατε παραμένει· δοκιμάστε ξανά.',
    en: 'The server does not answer. What you typed is still here; try again.',
  },
  'identity.signIn.problem.other': {
    el: 'Η σύνδεση δεν έγινε από δικό μας λάθος. Δοκιμάστε ξανά σε λίγο.',
    en: 'You could not be signed in because of a fault of ours. Try again in a while.',
  },
})
