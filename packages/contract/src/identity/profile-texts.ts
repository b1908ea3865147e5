import { defineTexts } from '../core/define-texts.ts'

/** What people see and change of themselves, and the roles by their names. */
export const profileTexts = defineTexts({
  'identity.profile.title': { el: 'Τα στοιχεία μου', en: 'My profile' },
  'identity.profile.username': { el: 'Όνομα χρήστη', en: 'User name' },
  'identity.profile.roles': { el: 'Ρόλοι ανά έργο', en: 'Roles by project' },
  'identity.profile.currentRole': { el: 'τώρα', en: 'now' },
  'identity.profile.currentProject': { el: 'τρέχον έργο', en: 'current project' },
  'identity.profile.noRoles': {
    el: 'Δεν έχετε ακόμη ρόλο σε κάποιο έργο. Μιλήστε με τον συντονιστή σας.',
    en: 'You do not hold a role in a project yet. Talk to your coordinator.',
  },
  'identity.profile.fields': { el: 'Στοιχεία στο έργο', en: 'Details in the project' },
  'identity.profile.noFields': {
    el: 'Το έργο δεν τηρεί άλλα στοιχεία που να βλέπετε.',
    en: 'The project keeps no other details that you can see.',
  },
  'identity.profile.noValue': { el: 'Δεν έχει συμπληρωθεί', en: 'Not filled in' },
  'identity.profile.wrong': {
    el: 'Είναι κάτι λάθος; Ζητήστε από τον διαχειριστή του έργου να το διορθώσει.',
    en: 'Is something wrong? Ask the administrator of the project to correct it.',
  },

  'identity.password.title': { el: 'Αλλαγή κωδικού', en: 'Change the password' },
  'identity.password.lead': {
    el: 'Μετά την αλλαγή θα αποσυνδεθείτε από κάθε άλλη συσκευή.',
    en: 'After the change you will be signed off on every other device.',
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
  'identity.settings.scheme': { el: 'Εμφάνιση', en: 'Colours' },
  'identity.settings.scheme.lead': { el: 'Ισχύει σε αυτή τη συσκευή.', en: 'For this device.' },
  'identity.settings.scheme.auto': { el: 'Όπως η συσκευή', en: 'Like the device' },
  'identity.settings.scheme.light': { el: 'Φωτεινή', en: 'Light' },
  'identity.settings.scheme.dark': { el: 'Σκοτεινή', en: 'Dark' },

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
