import { defineTexts } from '../core/define-texts.ts'

/** What people see and change of themselves, and the roles by their names. */
export const profileTexts = defineTexts({
  'identity.profile.roles': { el: 'Ρόλοι ανά έργο', en: 'Roles by project' },
  'identity.profile.currentRole': { el: 'τώρα', en: 'now' },
  'identity.profile.currentProject': { el: 'τρέχον έργο', en: 'current project' },
  'identity.profile.noRoles': {
    el: 'Δεν έχετε ακόμη ρόλο σε κάποιο έργο. Μιλήστε με όσους συντονίζουν το έργο.',
    en: 'You do not hold a role in a project yet. Talk to your coordinator.',
  },

  'identity.password.title': { el: 'Αλλαγή κωδικού', en: 'Change the password' },
  'identity.password.lead': {
    el: 'Μετά την αλλαγή θα αποσυνδεθείτε από κάθε άλλη συσκευή.',
    en: 'After the change you will be signed off on every other device.',
  },
  'identity.password.leadOther': {
    el: 'Μετά την αλλαγή θα αποσυνδεθεί από κάθε συσκευή. Δώστε τον κωδικό με ασφαλή τρόπο.',
    en: 'After the change they will be signed off everywhere. Hand the password over safely.',
  },
  'identity.password.new': { el: 'Νέος κωδικός', en: 'New password' },
  'identity.password.rules': { el: 'Ο κωδικός χρειάζεται', en: 'The password needs' },
  'identity.password.rule.length': {
    el: 'τουλάχιστον 8 χαρακτήρες',
    en: 'at least 8 characters',
  },
  'identity.password.rule.lowercase': { el: 'ένα πεζό γράμμα', en: 'a lowercase letter' },
  'identity.password.rule.uppercase': { el: 'ένα κεφαλαίο γράμμα', en: 'a capital letter' },
  'identity.password.rule.digit': { el: 'ένα ψηφίο', en: 'a digit' },
  'identity.password.rule.special': { el: 'ένα από τα ! @ # $ % ^ &', en: 'one of ! @ # $ % ^ &' },
  'identity.password.rule.specialStrict': {
    el: 'ένα από τα @ $ ! % * ? &',
    en: 'one of @ $ ! % * ? &',
  },
  'identity.password.optional': {
    el: 'προαιρετικό, τον κάνει ισχυρότερο',
    en: 'optional, makes it stronger',
  },
  'identity.password.kept': { el: 'τηρείται', en: 'met' },
  'identity.password.missing': { el: 'λείπει', en: 'missing' },
  'identity.password.save': { el: 'Αποθήκευση κωδικού', en: 'Save the password' },
  'identity.password.changed': {
    el: 'Ο κωδικός σύνδεσης άλλαξε επιτυχώς',
    en: 'Your password was changed successfully',
  },

  'identity.settings.title': { el: 'Ρυθμίσεις', en: 'Settings' },
  'identity.settings.language.lead': {
    el: 'Σε ποια γλώσσα σας μιλά η εφαρμογή, εδώ και σε κάθε συσκευή σας.',
    en: 'The language in which the application speaks to you, here and on all your devices.',
  },
  'identity.settings.project': { el: 'Έργο εκκίνησης', en: 'Project to begin in' },
  'identity.settings.project.lead': {
    el: 'Ποιο από τα έργα σας ανοίγει κάθε φορά που συνδέεστε.',
    en: 'Which of your projects opens each time you sign in.',
  },
  'identity.settings.scheme': { el: 'Εμφάνιση', en: 'Colours' },
  'identity.settings.scheme.lead': { el: 'Ισχύει σε αυτή τη συσκευή.', en: 'For this device.' },
  'identity.settings.scheme.auto': { el: 'Όπως η συσκευή', en: 'Like the device' },
  'identity.settings.scheme.light': { el: 'Φωτεινή', en: 'Light' },
  'identity.settings.scheme.dark': { el: 'Σκοτεινή', en: 'Dark' },

  'identity.settings.kept': { el: 'Η ρύθμιση αποθηκεύτηκε', en: 'The setting was saved' },
  'identity.settings.separator': { el: 'Διαχωριστικό στα αρχεία', en: 'Separator in files' },
  'identity.settings.separator.lead': {
    el: 'Τι χωρίζει τις στήλες όταν εξάγετε σε αρχείο csv. Το ελληνικό Excel περιμένει το ελληνικό ερωτηματικό.',
    en: 'What parts the columns when you export to a csv file. A Greek Excel expects the semicolon.',
  },
  'identity.settings.separator.semicolon': { el: 'Ερωτηματικό ( ; )', en: 'Semicolon ( ; )' },
  'identity.settings.separator.comma': { el: 'Κόμμα ( , )', en: 'Comma ( , )' },
  'identity.settings.separator.tab': { el: 'Στηλοθέτης (Tab)', en: 'Tab' },
  'identity.settings.preview': { el: 'Έτσι θα είναι:', en: 'It will be like this:' },
  'identity.settings.preview.name': { el: 'Άννα Παππά', en: 'Anna Pappa' },
  'identity.settings.preview.town': { el: 'Βόλος', en: 'Volos' },
  'identity.settings.keys': { el: 'Πλήκτρα ενός γράμματος', en: 'Single-letter keys' },
  'identity.settings.keys.lead': {
    el: 'Όπως J και K για το επόμενο και το προηγούμενο, και ? για τη λίστα των συντομεύσεων. Κλείστε τα αν υπαγορεύετε ή αν τα πατάτε χωρίς να το θέλετε.',
    en: 'Such as J and K for the next and the previous, and ? for the list of shortcuts. Turn them off if you dictate, or press them without meaning to.',
  },
  'identity.settings.keys.on': { el: 'Ανοιχτά', en: 'On' },
  'identity.settings.keys.off': { el: 'Κλειστά', en: 'Off' },
  'identity.settings.reminder': { el: 'Υπενθύμιση συνάντησης', en: 'Reminder of a meeting' },
  'identity.settings.reminder.lead': {
    el: 'Πόσο πριν θέλετε να σας θυμίζουμε μια συνάντηση. Τη νύχτα δεν στέλνεται τίποτα.',
    en: 'How long before a meeting you want to be reminded. Nothing is sent at night.',
  },
  'identity.settings.reminder.2': { el: '2 ώρες πριν', en: '2 hours before' },
  'identity.settings.reminder.24': { el: 'Μία ημέρα πριν', en: 'A day before' },
  'identity.settings.reminder.48': { el: 'Δύο ημέρες πριν', en: 'Two days before' },

  'identity.role.SuperAdmin': { el: 'Γενικός διαχειριστής', en: 'General administrator' },
  'identity.role.Admin': { el: 'Διαχειριστής', en: 'Administrator' },
  'identity.role.ProjectManager': { el: 'Υπεύθυνος έργου', en: 'Project manager' },
  'identity.role.Coordinator': { el: 'Συντονιστής', en: 'Coordinator' },
  'identity.role.Supervisor': { el: 'Επόπτης', en: 'Supervisor' },
  'identity.role.Microdata': { el: 'Μικροδεδομένα', en: 'Microdata' },
  'identity.role.SupervisorLite': { el: 'Επόπτης (περιορισμένος)', en: 'Supervisor (limited)' },
  'identity.role.SupervisorLitePlus': {
    el: 'Επόπτης (περιορισμένος, με στατιστικά)',
    en: 'Supervisor (limited, with statistics)',
  },
  'identity.role.Translator': { el: 'Μεταφραστής', en: 'Translator' },
  'identity.role.Mentor': { el: 'Μέντορας', en: 'Mentor' },
  'identity.role.Mentee': { el: 'Ωφελούμενος', en: 'Mentee' },
  'identity.role.Registered': { el: 'Εγγεγραμμένος', en: 'Registered' },
})
