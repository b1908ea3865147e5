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
  'apply.documentTitle': { el: 'Αίτηση συμμετοχής', en: 'Application' },
  'apply.problem': { el: 'Πρόβλημα: {title}', en: 'Problem: {title}' },
  'apply.to': { el: 'Αίτηση συμμετοχής στο πρόγραμμα', en: 'Application to the programme' },
  'apply.open.title': { el: 'Ανοιχτές προσκλήσεις', en: 'Open calls' },
  'apply.open.none': {
    el: 'Κανένα πρόγραμμα δεν δέχεται αιτήσεις αυτή τη στιγμή.',
    en: 'No programme takes applications at the moment.',
  },
  'apply.until': { el: 'Αιτήσεις έως {date}', en: 'Applications until {date}' },
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
  'apply.start.full': {
    el: 'Οι θέσεις έχουν καλυφθεί: νέες αιτήσεις μπαίνουν σε λίστα αναμονής, με τη σειρά που έρχονται.',
    en: 'All places are taken: new applications wait for one, in the order in which they come.',
  },
  'apply.start.draft': {
    el: 'Ό,τι γράφετε μένει σε αυτή τη συσκευή ώσπου να υποβάλετε, εκτός από το e-mail.',
    en: 'What you write stays on this device until you submit it, except for your e-mail.',
  },
  'apply.start': { el: 'Έναρξη', en: 'Start' },
  'apply.step': { el: 'Βήμα {step} από {steps}', en: 'Step {step} of {steps}' },
  'apply.next': { el: 'Συνέχεια', en: 'Continue' },
  'apply.back': { el: 'Πίσω', en: 'Back' },
  'apply.optional': { el: '{label} (προαιρετικό)', en: '{label} (optional)' },
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
  'apply.captcha.working': { el: 'Γίνεται έλεγχος…', en: 'Checking…' },
  'apply.captcha.ok': { el: 'Ο έλεγχος έγινε.', en: 'The check is done.' },
  'apply.captcha.failed': {
    el: 'Ο έλεγχος δεν έγινε. Δοκιμάστε ξανά.',
    en: 'The check failed. Try again.',
  },
  'apply.submit': { el: 'Υποβολή αίτησης', en: 'Submit the application' },
  'apply.resubmit': { el: 'Υποβολή αλλαγών', en: 'Submit the changes' },
  'apply.done.title': { el: 'Η αίτησή σας υποβλήθηκε', en: 'Your application was submitted' },
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
  'apply.own.title': { el: 'Η αίτησή σας', en: 'Your application' },
  'apply.own.changes': { el: 'Ζητήθηκαν αλλαγές', en: 'Changes were asked for' },
  'apply.own.change': { el: 'Αλλαγή απαντήσεων', en: 'Change the answers' },
  'apply.own.received': { el: 'Υποβλήθηκε στις {date}', en: 'Submitted on {date}' },
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
  'apply.invalid.title': { el: 'Ο σύνδεσμος δεν ισχύει', en: 'The link does not hold' },
  'apply.invalid.text': {
    el: 'Ίσως έληξε, ή δεν αντιγράφηκε ολόκληρος. Απευθυνθείτε στο πρόγραμμα με τον αριθμό πρωτοκόλλου σας.',
    en: 'It may have expired, or was not copied whole. Turn to the programme with your protocol number.',
  },
})
