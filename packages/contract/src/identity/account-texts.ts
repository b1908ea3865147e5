import { defineTexts } from '../core/define-texts.ts'

/** A forgotten password, invitations, sessions, the own user name, and leaving a project. */
export const accountTexts = defineTexts({
  'identity.forgot.open': { el: 'Ξεχάσατε τον κωδικό;', en: 'Forgot your password?' },
  'identity.forgot.title': { el: 'Επαναφορά κωδικού', en: 'Reset Password' },
  'identity.forgot.text': {
    el: 'Θέλετε σίγουρα να επαναφέρετε τον κωδικό σας;',
    en: 'Are you sure you want to reset your password?',
  },
  'identity.forgot.email': { el: 'E-mail', en: 'E-mail' },
  'identity.forgot.hint': {
    el: 'Αυτό που έχει ο λογαριασμός σας. Θα λάβετε εκεί έναν σύνδεσμο για νέο κωδικό.',
    en: 'The one that your account has. You will receive a link for a new password there.',
  },
  'identity.forgot.confirm': { el: 'Επαναφορά', en: 'Reset' },
  'identity.forgot.cancel': { el: 'Άκυρο', en: 'Cancel' },
  'identity.forgot.sent': { el: 'Ελέγξτε το e-mail σας', en: 'Please check your E-mail' },
  'identity.forgot.problem.email': { el: 'Συμπληρώστε το e-mail σας.', en: 'Fill in your e-mail.' },
  'identity.forgot.problem.failures': {
    el: 'Ζητήθηκαν πάρα πολλές επαναφορές. Δοκιμάστε ξανά σε 15 λεπτά.',
    en: 'Too many resets were asked for. Try again in 15 minutes.',
  },

  'identity.reset.documentTitle': {
    el: 'Νέος κωδικός · Τηλέμαχος',
    en: 'New password · Telemachos',
  },
  'identity.reset.title': { el: 'Νέος κωδικός', en: 'New password' },
  'identity.reset.welcome': { el: 'Καλώς ήρθατε', en: 'Welcome' },
  'identity.reset.lead': {
    el: 'Για τον λογαριασμό {name}. Μετά την αλλαγή συνδέεστε ξανά σε κάθε συσκευή.',
    en: 'For the account {name}. After the change you sign in again on every device.',
  },
  'identity.reset.welcomeLead': {
    el: 'Ορίστε τον κωδικό με τον οποίο θα συνδέεστε ως {name}.',
    en: 'Choose the password with which you will sign in as {name}.',
  },
  'identity.reset.done': { el: 'Ο κωδικός ορίστηκε', en: 'The password is set' },
  'identity.reset.doneLead': {
    el: 'Μπορείτε τώρα να συνδεθείτε ως {name} με τον νέο κωδικό. Όπου είχατε συνδεθεί, η σύνδεση έληξε. Αν είχατε διεύθυνση ημερολογίου, δεν ισχύει πια: φτιάξτε νέα.',
    en: 'You can now sign in as {name} with the new password. Wherever you were signed in, you are no longer. If you had a calendar address, it no longer works: make a new one.',
  },
  'identity.reset.toSignIn': { el: 'Σύνδεση', en: 'Sign in' },
  'identity.reset.dead': { el: 'Ο σύνδεσμος δεν ισχύει', en: 'The link does not work' },
  'identity.reset.deadLead': {
    el: 'Έχει ήδη χρησιμοποιηθεί, έχει λήξει, ή ζητήσατε στο μεταξύ νεότερο. Ο κωδικός σας δεν άλλαξε από αυτόν. Ζητήστε νέο σύνδεσμο με το e-mail του λογαριασμού σας.',
    en: 'It has been used, has expired, or you have asked for a newer one. It has not changed your password. Ask for a new link with the e-mail of your account.',
  },
  'identity.reset.again': { el: 'Νέος σύνδεσμος', en: 'Ask for a new link' },

  'identity.signedIn.title': { el: 'Ποιοι έχουν συνδεθεί', en: 'Who is signed in' },
  'identity.signedIn.lead': {
    el: 'Οι συσκευές των ατόμων του έργου. Η αποσύνδεση ισχύει αμέσως και καταγράφεται.',
    en: 'The devices of the people of the project. Signing one off counts at once and is recorded.',
  },
  'identity.signedIn.now': { el: 'εδώ τώρα', en: 'here now' },
  'identity.signedIn.admin': { el: 'διαχείριση: {name}', en: 'administrator: {name}' },
  'identity.signedIn.endOf': { el: 'Αποσύνδεση: {name}', en: 'Sign off: {name}' },
  'identity.signedIn.endText': {
    el: '{device}. Ό,τι δεν έχει αποθηκευτεί εκεί μπορεί να χαθεί.',
    en: '{device}. What is not saved there may be lost.',
  },
  'identity.sessions.title': { el: 'Συνδεδεμένες συσκευές', en: 'Signed-in devices' },
  'identity.sessions.lead': {
    el: 'Αν δεν αναγνωρίζετε κάποια, αποσυνδέστε την και αλλάξτε κωδικό.',
    en: 'If you do not recognise one, sign it off and change your password.',
  },
  'identity.sessions.device': { el: '{browser} σε {system}', en: '{browser} on {system}' },
  'identity.sessions.unknown': { el: 'Άγνωστη συσκευή', en: 'Unknown device' },
  'identity.sessions.current': { el: 'αυτή η συσκευή', en: 'this device' },
  'identity.sessions.from': { el: 'Σύνδεση {time}', en: 'Signed in {time}' },
  'identity.sessions.seen': { el: 'Τελευταία χρήση {time}', en: 'Last used {time}' },
  'identity.sessions.address': { el: 'Διεύθυνση {address}', en: 'Address {address}' },
  'identity.sessions.end': { el: 'Αποσύνδεση', en: 'Sign off' },
  'identity.sessions.endNamed': { el: 'Αποσύνδεση: {device}', en: 'Sign off: {device}' },
  'identity.sessions.endOthers': {
    el: 'Αποσύνδεση όλων των άλλων',
    en: 'Sign off all the others',
  },
  'identity.sessions.ended': { el: 'Η συσκευή αποσυνδέθηκε', en: 'The device was signed off' },
  'identity.sessions.othersEnded': {
    el: 'Όλες οι άλλες συσκευές αποσυνδέθηκαν',
    en: 'All the other devices were signed off',
  },
  'identity.sessions.only': {
    el: 'Δεν έχετε συνδεθεί πουθενά αλλού.',
    en: 'You are not signed in anywhere else.',
  },
  'identity.sessions.newer': { el: 'Προηγούμενες', en: 'Previous' },
  'identity.sessions.older': { el: 'Επόμενες', en: 'Next' },
  'identity.sessions.page': { el: 'Σελίδα {page} από {pages}', en: 'Page {page} of {pages}' },

  'identity.login.title': { el: 'Αλλαγή ονόματος χρήστη', en: 'Change the user name' },
  'identity.login.lead': {
    el: 'Με αυτό συνδέεστε. Θα ισχύει από την επόμενη σύνδεση.',
    en: 'You sign in with it. It holds from the next time that you sign in.',
  },
  'identity.login.new': { el: 'Νέο όνομα χρήστη', en: 'New user name' },
  'identity.login.hint': {
    el: '3 έως 254 χαρακτήρες, χωρίς κενά',
    en: '3 to 254 characters, without spaces',
  },
  'identity.login.password': { el: 'Τρέχων κωδικός', en: 'Current password' },
  'identity.login.save': { el: 'Αποθήκευση ονόματος', en: 'Save the user name' },
  'identity.login.changed': { el: 'Το όνομα χρήστη άλλαξε', en: 'The user name was changed' },

  'identity.leave.title': { el: 'Αποχώρηση από το έργο', en: 'Leave the project' },
  'identity.leave.lead': {
    el: 'Αν δεν συμμετέχετε πια στο έργο «{project}», μπορείτε να αποχωρήσετε.',
    en: 'If you no longer take part in the project “{project}”, you can leave it.',
  },
  'identity.leave.open': { el: 'Αποχώρηση…', en: 'Leave…' },
  'identity.leave.sure': {
    el: 'Αποχώρηση από το έργο «{project}»;',
    en: 'Leave the project “{project}”?',
  },
  'identity.leave.consequences': { el: 'Αν αποχωρήσετε:', en: 'If you leave:' },
  'identity.leave.consequence.access': {
    el: 'δεν θα βλέπετε πια το έργο και ό,τι έχετε καταχωρίσει σε αυτό',
    en: 'you will no longer see the project and what you have entered in it',
  },
  'identity.leave.consequence.relations': {
    el: 'λήγουν οι συνεργασίες σας με μέντορες, ωφελούμενους και επόπτες',
    en: 'your ties with mentors, mentees and supervisors end',
  },
  'identity.leave.consequence.meetings': {
    el: 'ακυρώνονται οι συναντήσεις που δεν έχουν γίνει ακόμη',
    en: 'meetings that are still to come are cancelled',
  },
  'identity.leave.consequence.kept': {
    el: 'όσα έχετε κάνει μένουν στο έργο',
    en: 'what you have done stays in the project',
  },
  'identity.leave.final': {
    el: 'Δεν αναιρείται: για να επιστρέψετε, πρέπει να σας προσθέσει ξανά η διαχείριση του έργου.',
    en: 'It cannot be undone: to come back, the administrator has to add you again.',
  },
  'identity.leave.confirm': { el: 'Οριστική αποχώρηση', en: 'Leave for good' },
  'identity.leave.cancel': { el: 'Παραμονή στο έργο', en: 'Stay in the project' },
})
