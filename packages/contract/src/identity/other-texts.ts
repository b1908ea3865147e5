import { defineTexts } from '../core/define-texts.ts'

/** What a page says once another is signed in than it shows. */
export const otherPersonTexts = defineTexts({
  'identity.other.title': {
    el: 'Συνδέθηκε άλλο πρόσωπο',
    en: 'Somebody else has signed in',
  },
  'identity.other.titleSelf': {
    el: 'Σε άλλη καρτέλα είστε στη θέση άλλου',
    en: 'In another tab you are in somebody’s place',
  },
  'identity.other.who': {
    el: 'Σε άλλη καρτέλα αυτού του περιηγητή συνδέθηκε: {name}.',
    en: '{name} has signed in in another tab of this browser.',
  },
  'identity.other.acting': {
    el: 'Σε άλλη καρτέλα αυτού του περιηγητή η διαχείριση ({admin}) ενεργεί ως {name}.',
    en: 'In another tab of this browser an administrator ({admin}) acts as {name}.',
  },
  'identity.other.viewing': {
    el: 'Σε άλλη καρτέλα αυτού του περιηγητή η διαχείριση ({admin}) βλέπει ως {name}.',
    en: 'In another tab of this browser an administrator ({admin}) views as {name}.',
  },
  'identity.other.acting.self': {
    el: 'Σε άλλη καρτέλα ενεργείτε πλέον ως {name}.',
    en: 'In another tab you now act as {name}.',
  },
  'identity.other.viewing.self': {
    el: 'Σε άλλη καρτέλα βλέπετε πλέον ως {name}.',
    en: 'In another tab you now view as {name}.',
  },
  'identity.other.back': {
    el: 'Σε άλλη καρτέλα επιστρέψατε στη δική σας σύνδεση: {name}.',
    en: 'In another tab you have returned to your own session: {name}.',
  },
  'identity.other.gone': {
    el: 'Σε άλλη καρτέλα αυτού του περιηγητή συνδέθηκε άλλο πρόσωπο, και έχει ήδη αποσυνδεθεί.',
    en: 'Somebody else signed in in another tab of this browser, and has signed off again.',
  },
  'identity.other.unknown': {
    el: 'Σε άλλη καρτέλα αυτού του περιηγητή συνδέθηκε άλλο πρόσωπο.',
    en: 'Somebody else has signed in in another tab of this browser.',
  },
  'identity.other.safe': {
    el: 'Τίποτα από όσα γράψατε εδώ δεν καταχωρίστηκε στο όνομα άλλου, ούτε το βλέπει κανείς. Συνεχίζετε από εκεί που μείνατε μόλις συνδεθείτε ξανά.',
    en: 'Nothing that you wrote here was saved in somebody else’s name, and nobody sees it. You go on from where you were as soon as you sign in again.',
  },
  'identity.other.safeSelf': {
    el: 'Η σελίδα αυτή είναι δική σας και περιμένει. Συνεχίζετε από εκεί που μείνατε μόλις επιστρέψετε στη δική σας σύνδεση.',
    en: 'This page is your own, and waits. You go on from where you were as soon as you return to your own session.',
  },
  'identity.other.safeBack': {
    el: 'Η σελίδα αυτή ήταν του προσώπου στη θέση του οποίου ήσασταν. Τίποτα από όσα κάνατε εδώ δεν καταχωρίστηκε στο δικό σας όνομα.',
    en: 'This page was that of the person in whose place you were. Nothing that you did here was saved in your own name.',
  },
  'identity.other.safeNobody': {
    el: 'Αυτή η σελίδα άνοιξε χωρίς λογαριασμό. Τίποτα από όσα γράψατε εδώ δεν στάλθηκε στο όνομα άλλου.',
    en: 'This page was opened without an account. Nothing that you wrote here was sent in somebody else’s name.',
  },
  'identity.other.unsaved': {
    el: 'Στη σελίδα υπάρχουν αλλαγές που δεν έχουν αποθηκευτεί. Αν συνεχίσετε ως {name}, θα χαθούν.',
    en: 'There are changes on the page that have not been saved. If you go on as {name}, they are lost.',
  },
  'identity.other.goOn': { el: 'Συνέχεια ως {name}', en: 'Go on as {name}' },
  'identity.other.again': { el: 'Σύνδεση ξανά', en: 'Sign in again' },
  'identity.other.return': {
    el: 'Επιστροφή στη δική σας σύνδεση',
    en: 'Return to your own session',
  },
  'identity.other.signOff': {
    el: 'Αποσύνδεση και συνέχεια χωρίς λογαριασμό',
    en: 'Sign off and go on without an account',
  },
})
