import { defineTexts } from '../core/define-texts.ts'

/** Texts of applications: what applicants read, and what the server refuses. */
export const applicationsTexts = defineTexts({
  'rule.captcha': {
    el: 'Ο έλεγχος δεν ισχύει πια. Κάντε τον ξανά.',
    en: 'The check does not hold any more. Do it again.',
  },
  'rule.applications_closed': {
    el: 'Το πρόγραμμα δεν δέχεται αιτήσεις αυτή τη στιγμή.',
    en: 'The programme takes no applications at the moment.',
  },
  'rule.answer_refused': { el: 'Η απάντηση δεν είναι σωστή.', en: 'The answer is not right.' },
  'rule.no_changes_asked': {
    el: 'Δεν έχουν ζητηθεί αλλαγές σε αυτή την αίτηση.',
    en: 'No changes have been asked for in this application.',
  },
  'rule.dead_registration': {
    el: 'Ο σύνδεσμος δεν ισχύει πια. Κάντε την εγγραφή ξανά, ή συνδεθείτε αν έχετε λογαριασμό.',
    en: 'The link does not hold any more. Register again, or sign in if you have an account.',
  },
  'rule.documents_closed': {
    el: 'Σε αυτή την αίτηση δεν αλλάζουν πια έγγραφα.',
    en: 'The documents of this application cannot be changed any more.',
  },
  'rule.documents_full': {
    el: 'Αυτή τη στιγμή δεν χωρούν άλλα έγγραφα. Ό,τι γράψατε μένει εδώ: δοκιμάστε ξανά αύριο.',
    en: 'There is no room for more documents at the moment. What you wrote stays here: try again tomorrow.',
  },
  'rule.drafts_full': {
    el: 'Από το δίκτυό σας δεν χωρούν σήμερα άλλες αποθηκεύσεις. Ό,τι γράψατε μένει εδώ: υποβάλετε την αίτηση ή δοκιμάστε ξανά αύριο.',
    en: 'There is no room today for more that is saved from your network. What you wrote stays here: apply, or try again tomorrow.',
  },
  'rule.cannot_check': {
    el: 'Μια απάντηση δεν μπορεί να ελεγχθεί τώρα. Ό,τι γράψατε μένει εδώ: δοκιμάστε ξανά αργότερα.',
    en: 'An answer cannot be checked now. What you wrote stays here: try again later.',
  },
  'rule.already_selected': {
    el: 'Η αίτηση έχει ήδη επιλεγεί.',
    en: 'The application has already been selected.',
  },
  'apply.documentTitle': { el: 'Αίτηση συμμετοχής', en: 'Application' },
  'apply.to': { el: 'Αίτηση συμμετοχής στο πρόγραμμα', en: 'Application to the programme' },
  'apply.open.title': { el: 'Ανοιχτές προσκλήσεις', en: 'Open calls' },
  'apply.open.none': {
    el: 'Κανένα πρόγραμμα δεν δέχεται αιτήσεις αυτή τη στιγμή.',
    en: 'No programme takes applications at the moment.',
  },
  'apply.until': { el: 'Αιτήσεις έως και {date}', en: 'Applications until {date}' },
  'apply.closed.title': { el: 'Δεν γίνονται αιτήσεις', en: 'No applications are taken' },
  'apply.closed.none': {
    el: 'Ο σύνδεσμος δεν οδηγεί σε πρόγραμμα που δέχεται αιτήσεις.',
    en: 'The link leads to no programme that takes applications.',
  },
  'apply.closed.before': {
    el: 'Οι αιτήσεις ξεκινούν στις {date}. Ελάτε ξανά τότε.',
    en: 'Applications begin on {date}. Come back then.',
  },
  'apply.closed.closed': {
    el: 'Η προθεσμία έληξε στις {date}.',
    en: 'The deadline was {date}.',
  },
  'apply.start.needs': { el: 'Τι θα χρειαστείτε', en: 'What you will need' },
  'apply.start.steps_one': {
    el: 'Η αίτηση έχει {count} βήμα: {names}.',
    en: 'The application has {count} step: {names}.',
  },
  'apply.start.steps_other': {
    el: 'Η αίτηση έχει {count} βήματα: {names}.',
    en: 'The application has {count} steps: {names}.',
  },
  'apply.start.full': {
    el: 'Οι θέσεις έχουν καλυφθεί: νέες αιτήσεις μπαίνουν σε λίστα αναμονής, με τη σειρά που έρχονται.',
    en: 'All places are taken: new applications wait for one, in the order in which they come.',
  },
  'apply.start.draft': {
    el: 'Ό,τι γράφετε μένει σε αυτή τη συσκευή ώσπου να υποβάλετε, εκτός από το e-mail.',
    en: 'What you write stays on this device until you submit it, except for your e-mail.',
  },
  'apply.start.documents_one': {
    el: 'Έγγραφα που ανεβάζετε διαγράφονται μετά από {count} ημέρα, αν δεν έχετε υποβάλει.',
    en: 'Documents that you upload are removed after {count} day, unless you have submitted.',
  },
  'apply.start.documents_other': {
    el: 'Έγγραφα που ανεβάζετε διαγράφονται μετά από {count} ημέρες, αν δεν έχετε υποβάλει.',
    en: 'Documents that you upload are removed after {count} days, unless you have submitted.',
  },
  'apply.start.kept_one': {
    el: 'Αν δεν επιλεγείτε, η αίτηση διαγράφεται {count} μήνα μετά την υποβολή της.',
    en: 'If you are not selected, the application is removed {count} month after it was submitted.',
  },
  'apply.start.kept_other': {
    el: 'Αν δεν επιλεγείτε, η αίτηση διαγράφεται {count} μήνες μετά την υποβολή της.',
    en: 'If you are not selected, the application is removed {count} months after it was submitted.',
  },
  'apply.start.places_one': { el: '{count} θέση', en: '{count} place' },
  'apply.start.places_other': { el: '{count} θέσεις', en: '{count} places' },
  'apply.start.waiting_one': {
    el: 'Σε αναμονή είναι {count} αίτηση.',
    en: '{count} application is waiting.',
  },
  'apply.start.waiting_other': {
    el: 'Σε αναμονή είναι {count} αιτήσεις.',
    en: '{count} applications are waiting.',
  },
  'apply.goOn': { el: 'Συνέχεια της αίτησης', en: 'Go on with the application' },
  'apply.later': { el: 'Αποθήκευση για αργότερα', en: 'Save and go on later' },
  'apply.later.done': { el: 'Η αίτηση αποθηκεύτηκε', en: 'The application has been saved' },
  'apply.later.text': {
    el: 'Με αυτόν τον σύνδεσμο συνεχίζετε από οποιαδήποτε συσκευή, έως τις {date}. Όσοι τον έχουν βλέπουν όσα γράψατε. Το e-mail σας δεν αποθηκεύτηκε: θα το γράψετε ξανά.',
    en: 'With this link you go on from any device, until {date}. Whoever has it sees what you wrote. Your e-mail was not saved: you will write it again.',
  },
  'apply.later.documents': {
    el: 'Τα έγγραφα που ανεβάσατε μένουν έως τις {date}: αργότερα θα τα ανεβάσετε ξανά.',
    en: 'The documents that you uploaded are kept until {date}: later you will upload them again.',
  },
  'apply.later.email': { el: 'E-mail για τον σύνδεσμο', en: 'E-mail for the link' },
  'apply.later.emailHint': {
    el: 'Μόνο για να σας σταλεί ο σύνδεσμος. Δεν αποθηκεύεται με την αίτηση.',
    en: 'Only to send you the link. It is not saved with the application.',
  },
  'apply.later.mail': { el: 'Αποστολή του συνδέσμου', en: 'Send the link' },
  'apply.later.mailed': {
    el: 'Ζητήθηκε να σταλεί στο {email}. Σε κάθε e-mail στέλνουμε έναν σύνδεσμο το τέταρτο, έως {count} την ημέρα: αν δεν έρθει, αντιγράψτε τον από εδώ.',
    en: 'It was asked to be sent to {email}. Each address is sent one link in a quarter of an hour, {count} a day at most: if it does not come, copy it from here.',
  },
  'apply.document.kinds': {
    el: 'PDF, εικόνα ή έγγραφο κειμένου, έως {size}.',
    en: 'A PDF, a picture or a text document, {size} at most.',
  },
  'apply.document.add': { el: 'Επιλογή αρχείου', en: 'Choose a file' },
  'apply.document.another': { el: 'Και άλλο αρχείο', en: 'One more file' },
  'apply.document.anotherOf': {
    el: 'Και άλλο αρχείο: {label}',
    en: 'One more file: {label}',
  },
  'apply.document.addOf': { el: 'Επιλογή αρχείου: {label}', en: 'Choose a file: {label}' },
  'apply.document.remove': { el: 'Αφαίρεση', en: 'Remove' },
  'apply.document.removeOf': { el: 'Αφαίρεση: {name}', en: 'Remove: {name}' },
  'apply.document.empty': { el: 'Το αρχείο είναι άδειο.', en: 'The file is empty.' },
  'apply.start': { el: 'Έναρξη', en: 'Start' },
  'apply.step': { el: 'Βήμα {step} από {steps}', en: 'Step {step} of {steps}' },
  'apply.next': { el: 'Συνέχεια', en: 'Continue' },
  'apply.back': { el: 'Πίσω', en: 'Back' },
  'apply.optional': { el: '{label} (προαιρετικό)', en: '{label} (optional)' },
  'apply.canFollow': {
    el: '{label} (μπορεί και αργότερα)',
    en: '{label} (may follow later)',
  },
  'apply.errors': { el: 'Υπάρχει πρόβλημα', en: 'There is a problem' },
  'apply.check.title': { el: 'Ελέγξτε τις απαντήσεις σας', en: 'Check your answers' },
  'apply.check.change': { el: 'Αλλαγή', en: 'Change' },
  'apply.check.changeOf': { el: 'Αλλαγή: {title}', en: 'Change: {title}' },
  'apply.check.noAnswer': { el: 'Δεν απαντήθηκε', en: 'Not answered' },
  'apply.truthful': {
    el: 'Δηλώνω ότι όσα γράφω στην αίτηση είναι αληθή.',
    en: 'I declare that what I write in this application is true.',
  },
  'apply.consent': {
    el: 'Συμφωνώ να κρατηθούν και να χρησιμοποιηθούν τα στοιχεία μου για την αξιολόγηση της αίτησης.',
    en: 'I agree that my data are kept and used to assess this application.',
  },
  'apply.captcha': { el: 'Δεν είμαι πρόγραμμα υπολογιστή', en: 'I am not a computer program' },
  'apply.captcha.working': {
    el: 'Γίνεται έλεγχος… Όταν κάνουν αίτηση πολλοί μαζί, κρατά έως μισό λεπτό.',
    en: 'Checking… While many apply at once it takes up to half a minute.',
  },
  'apply.captcha.ok': { el: 'Ο έλεγχος έγινε.', en: 'The check is done.' },
  'apply.captcha.failed': {
    el: 'Ο έλεγχος δεν έγινε. Δοκιμάστε ξανά.',
    en: 'The check failed. Try again.',
  },
  'apply.submit': { el: 'Υποβολή αίτησης', en: 'Submit the application' },
  'apply.resubmit': { el: 'Υποβολή αλλαγών', en: 'Submit the changes' },
  'apply.done.title': { el: 'Η αίτησή σας υποβλήθηκε', en: 'Your application was submitted' },
  'apply.unknown.title': {
    el: 'Η υποβολή δεν φαίνεται από εδώ',
    en: 'The submission does not show here',
  },
  'apply.unknown.text': {
    el: 'Η σελίδα δείχνει μόνο ό,τι υποβλήθηκε σε αυτήν την καρτέλα. Την αίτησή σας τη βλέπετε με τον προσωπικό σας σύνδεσμο.',
    en: 'The page shows only what was submitted in this tab. Your private link shows your application.',
  },
  'apply.done.protocol': { el: 'Αριθμός πρωτοκόλλου', en: 'Protocol number' },
  'apply.done.waiting': {
    el: 'Η αίτηση είναι σε λίστα αναμονής: όλες οι θέσεις έχουν καλυφθεί.',
    en: 'The application waits for a place: all of them are taken.',
  },
  'apply.done.link': {
    el: 'Ο προσωπικός σας σύνδεσμος',
    en: 'Your private link',
  },
  'apply.done.linkText': {
    el: 'Κρατήστε τον: με αυτόν βλέπετε πού βρίσκεται η αίτησή σας. Μην τον δώσετε σε άλλους.',
    en: 'Keep it: it shows you where your application stands. Do not give it to others.',
  },
  'apply.done.print': { el: 'Εκτύπωση', en: 'Print' },
  'apply.done.code': { el: 'Κωδικός QR', en: 'QR code' },
  'apply.done.codeOf': {
    el: 'Κωδικός QR του αριθμού πρωτοκόλλου {protocol}',
    en: 'QR code of the protocol number {protocol}',
  },
  'apply.own.kept': {
    el: 'Αν δεν επιλεγείτε, η αίτηση διαγράφεται στις {date}.',
    en: 'If you are not selected, the application is removed on {date}.',
  },
  'apply.own.missing': { el: 'Έγγραφα που λείπουν', en: 'Missing documents' },
  'apply.own.complete': {
    el: 'Τα έγγραφα προστέθηκαν στην αίτησή σας.',
    en: 'The documents were added to your application.',
  },
  'apply.own.seen': { el: 'Προβολή της αίτησης', en: 'Show the application' },
  'apply.own.changed': { el: 'Οι αλλαγές υποβλήθηκαν', en: 'The changes were submitted' },
  'apply.own.next.applicants': {
    el: 'Τι ακολουθεί: το πρόγραμμα αξιολογεί τις αιτήσεις με τη σειρά που ήρθαν. Αν χρειαστεί κάτι ακόμη από εσάς, θα το δείτε με τον προσωπικό σας σύνδεσμο.',
    en: 'What comes next: the programme assesses applications in the order in which they came. If more is needed of you, your private link shows it.',
  },
  'apply.own.next.eligible': {
    el: 'Τι ακολουθεί: το πρόγραμμα επιλέγει ανάμεσα στις επιλέξιμες αιτήσεις.',
    en: 'What comes next: the programme selects among the eligible applications.',
  },
  'apply.own.next.selected': {
    el: 'Τι ακολουθεί: με την πρόσκληση ορίζετε τον κωδικό σας και μπαίνετε στο πρόγραμμα.',
    en: 'What comes next: with the invitation you choose your password and enter the programme.',
  },
  'apply.own.next.rejected': {
    el: 'Μπορείτε να κάνετε αίτηση σε άλλη πρόσκληση.',
    en: 'You can apply to another call.',
  },
  'apply.result.applicants': { el: 'Η αίτηση παραλήφθηκε', en: 'The application was received' },
  'apply.result.eligible': { el: 'Επιλέξιμη αίτηση', en: 'Eligible application' },
  'apply.result.selected': { el: 'Επιλεγήκατε', en: 'You have been selected' },
  'apply.result.rejected': {
    el: 'Η αίτηση δεν έγινε δεκτή',
    en: 'The application was not accepted',
  },
  'apply.result.link': {
    el: 'Για τη δική σας αίτηση ανοίξτε τον προσωπικό σας σύνδεσμο.',
    en: 'For your own application, open your private link.',
  },
  'apply.withdraw': { el: 'Απόσυρση αίτησης', en: 'Withdraw the application' },
  'apply.withdraw.title': {
    el: 'Απόσυρση της αίτησης;',
    en: 'Withdraw the application?',
  },
  'apply.withdraw.text': {
    el: 'Η αίτηση και τα έγγραφά της διαγράφονται, και η θέση δίνεται στον επόμενο. Δεν αναιρείται.',
    en: 'The application and its documents are removed, and the place goes to the next. This cannot be undone.',
  },
  'apply.withdraw.done': { el: 'Η αίτηση αποσύρθηκε', en: 'The application was withdrawn' },
  'apply.withdraw.doneText': {
    el: 'Τα στοιχεία και τα έγγραφά της διαγράφηκαν.',
    en: 'Its data and documents have been removed.',
  },
  'apply.steps': { el: 'Η πορεία της αίτησης', en: 'The way of the application' },
  'apply.step.received': { el: 'Την υποβάλατε', en: 'You submitted it' },
  'apply.step.confirmed': { el: 'Το e-mail επιβεβαιώθηκε', en: 'The e-mail address was confirmed' },
  'apply.step.missing': {
    el: 'Σας θυμίσαμε ότι λείπουν έγγραφα',
    en: 'We reminded you of missing documents',
  },
  'apply.step.changes': { el: 'Σας ζητήθηκαν αλλαγές', en: 'You were asked for changes' },
  'apply.step.changed': { el: 'Στείλατε τις αλλαγές', en: 'You sent the changes' },
  'apply.step.reviewing': { el: 'Άρχισε η αξιολόγηση', en: 'The assessment began' },
  'apply.step.eligible': { el: 'Κρίθηκε επιλέξιμη', en: 'It was found eligible' },
  'apply.step.selected': { el: 'Επιλεγήκατε', en: 'You were selected' },
  'apply.step.rejected': { el: 'Δεν έγινε δεκτή', en: 'It was not accepted' },
  'apply.own.title': { el: 'Η αίτησή σας', en: 'Your application' },
  'apply.own.changes': { el: 'Ζητήθηκαν αλλαγές', en: 'Changes were asked for' },
  'apply.own.change': { el: 'Αλλαγή απαντήσεων', en: 'Change the answers' },
  'apply.own.status.applicants': {
    el: 'Η αίτησή σας έχει παραληφθεί και θα αξιολογηθεί.',
    en: 'Your application has been received and will be assessed.',
  },
  'apply.own.status.eligible': {
    el: 'Η αίτησή σας είναι επιλέξιμη. Απομένει η επιλογή.',
    en: 'Your application is eligible. The selection is still to come.',
  },
  'apply.own.status.selected': {
    el: 'Επιλεγήκατε. Θα λάβετε πρόσκληση στο e-mail που δώσατε.',
    en: 'You have been selected. You will be sent an invitation to the e-mail address that you gave.',
  },
  'apply.own.status.rejected': {
    el: 'Η αίτησή σας δεν έγινε δεκτή.',
    en: 'Your application was not accepted.',
  },
  'applicant.title': { el: 'Οι αιτήσεις μου', en: 'My applications' },
  'applicant.none': { el: 'Δεν έχετε κάνει αίτηση', en: 'You have not applied' },
  'applicant.noneText': {
    el: 'Όταν κάνετε, θα βλέπετε εδώ πού βρίσκεται και τι ακολουθεί.',
    en: 'Once you do, you will see here where it stands and what comes next.',
  },
  'applicant.apply': { el: 'Ανοιχτές προσκλήσεις', en: 'Open calls' },
  'applicant.okText': {
    el: 'Στη σελίδα σας βλέπετε πού βρίσκεται.',
    en: 'Your own page shows where it stands.',
  },
  'applicant.toOwn': { el: 'Η σελίδα μου', en: 'My page' },
  'register.title': { el: 'Εγγραφή', en: 'Registration' },
  'register.lead': {
    el: 'Με λογαριασμό παρακολουθείτε την αίτησή σας από κάθε συσκευή. Αίτηση κάνετε και χωρίς.',
    en: 'With an account you follow your application from any device. You can apply without one too.',
  },
  'register.call': { el: 'Πρόγραμμα', en: 'Programme' },
  'register.firstName': { el: 'Όνομα', en: 'First name' },
  'register.lastName': { el: 'Επώνυμο', en: 'Last name' },
  'register.email': { el: 'E-mail', en: 'E-mail' },
  'register.emailHint': {
    el: 'Θα σας στείλουμε έναν σύνδεσμο για να το επιβεβαιώσετε. Γίνεται και το όνομα χρήστη σας.',
    en: 'We will send you a link to confirm it. It becomes your user name too.',
  },
  'register.password': { el: 'Κωδικός', en: 'Password' },
  'register.consent': {
    el: 'Συμφωνώ να κρατηθούν τα στοιχεία μου για τον λογαριασμό. Χωρίς επιβεβαίωση διαγράφονται σε μία ημέρα.',
    en: 'I agree that my data are kept for the account. Without confirmation they are removed within a day.',
  },
  'register.submit': { el: 'Δημιουργία λογαριασμού', en: 'Make an account' },
  'register.sent.title': { el: 'Δείτε το e-mail σας', en: 'Look at your e-mail' },
  'register.sent.text_one': {
    el: 'Αν το {email} είναι δικό σας, θα βρείτε εκεί τον σύνδεσμο που ολοκληρώνει την εγγραφή. Ισχύει για 24 ώρες. Δεν ήρθε; Δείτε και στα ανεπιθύμητα. Μετά από ένα τέταρτο μπορείτε να κάνετε την εγγραφή ξανά: σε κάθε e-mail στέλνουμε έως {count} μήνυμα την ημέρα.',
    en: 'If {email} is yours, you will find the link there that completes the registration. It works for 24 hours. It has not come? Look among the unwanted mails too. After a quarter of an hour you can register again: each address is sent {count} mail a day at most.',
  },
  'register.sent.text_other': {
    el: 'Αν το {email} είναι δικό σας, θα βρείτε εκεί τον σύνδεσμο που ολοκληρώνει την εγγραφή. Ισχύει για 24 ώρες. Δεν ήρθε; Δείτε και στα ανεπιθύμητα. Μετά από ένα τέταρτο μπορείτε να κάνετε την εγγραφή ξανά: σε κάθε e-mail στέλνουμε έως {count} μηνύματα την ημέρα.',
    en: 'If {email} is yours, you will find the link there that completes the registration. It works for 24 hours. It has not come? Look among the unwanted mails too. After a quarter of an hour you can register again: each address is sent {count} mails a day at most.',
  },
  'register.confirm.title': { el: 'Επιβεβαίωση του e-mail', en: 'Confirmation of your e-mail' },
  'register.confirm.text': {
    el: 'Πατήστε για να δημιουργηθεί ο λογαριασμός σας.',
    en: 'Press to have your account made.',
  },
  'register.confirm': { el: 'Επιβεβαίωση', en: 'Confirm' },
  'register.done.title': { el: 'Ο λογαριασμός σας είναι έτοιμος', en: 'Your account is ready' },
  'register.done.text': {
    el: 'Όνομα χρήστη: {name}. Συνδεθείτε με τον κωδικό που ορίσατε.',
    en: 'User name: {name}. Sign in with the password that you chose.',
  },
  'register.signIn': { el: 'Σύνδεση', en: 'Sign in' },
  'register.have.title': { el: 'Έχετε ήδη λογαριασμό', en: 'You have an account already' },
  'apply.invalid.title': { el: 'Ο σύνδεσμος δεν ισχύει', en: 'The link does not hold' },
  'apply.invalid.text': {
    el: 'Ίσως έληξε, ή δεν αντιγράφηκε ολόκληρος. Απευθυνθείτε στο πρόγραμμα με τον αριθμό πρωτοκόλλου σας.',
    en: 'It may have expired, or was not copied whole. Turn to the programme with your protocol number.',
  },
})
