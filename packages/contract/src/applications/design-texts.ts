import { defineTexts } from '../core/define-texts.ts'

/** What authors of application forms read beside the form. */
export const designTexts = defineTexts({
  'applications.preview': { el: 'Όπως τη βλέπουν όσοι κάνουν αίτηση', en: 'As applicants see it' },
  'applications.preview.text': {
    el: 'Συμπληρώστε τη δοκιμαστικά: τίποτα δεν υποβάλλεται ούτε κρατιέται.',
    en: 'Fill it in to try it: nothing is submitted or kept.',
  },
  'applications.preview.language': { el: 'Γλώσσα προεπισκόπησης', en: 'Language of the preview' },
  'applications.preview.language.el': { el: 'Ελληνικά', en: 'Greek' },
  'applications.preview.language.en': { el: 'Αγγλικά', en: 'English' },
  'applications.preview.none': {
    el: 'Το έντυπο δεν έχει ακόμη ερωτήσεις.',
    en: 'The form has no questions yet.',
  },
  'applications.preview.skip': { el: 'Συνέχεια παρ’ όλα αυτά', en: 'Go on all the same' },
  'applications.preview.try': { el: 'Έλεγχος στον διακομιστή', en: 'Check on the server' },
  'applications.preview.passed_one': {
    el: 'Όλα σωστά: ρωτήθηκε {count} ερώτηση.',
    en: 'All is right: {count} question was asked.',
  },
  'applications.preview.passed_other': {
    el: 'Όλα σωστά: ρωτήθηκαν {count} ερωτήσεις.',
    en: 'All is right: {count} questions were asked.',
  },
  'applications.preview.refused': {
    el: 'Η αίτηση δεν θα γινόταν δεκτή:',
    en: 'The application would not be taken:',
  },
  'applications.preview.cannotCheck': {
    el: 'ο έλεγχος με κώδικα δεν απαντά, και η αίτηση δεν θα μπορούσε να υποβληθεί ({problem}: {detail})',
    en: 'the check by code gives no answer, and the application could not be handed in ({problem}: {detail})',
  },
  'applications.versions': { el: 'Εκδόσεις του εντύπου', en: 'Versions of the form' },
  'applications.versions.none': {
    el: 'Η πρώτη έκδοση γίνεται όταν αποθηκευτεί το έντυπο.',
    en: 'The first version is made when the form is saved.',
  },
  'applications.versions.number': { el: 'Έκδοση {number}', en: 'Version {number}' },
  'applications.versions.current': { el: 'Τώρα', en: 'Now' },
  'applications.versions.questions_one': { el: '{count} ερώτηση', en: '{count} question' },
  'applications.versions.questions_other': { el: '{count} ερωτήσεις', en: '{count} questions' },
  'applications.versions.applications_one': { el: '{count} αίτηση', en: '{count} application' },
  'applications.versions.applications_other': {
    el: '{count} αιτήσεις',
    en: '{count} applications',
  },
  'applications.versions.restore': { el: 'Επαναφορά', en: 'Bring back' },
  'applications.versions.restored': {
    el: 'Η έκδοση είναι στο προσχέδιο. Αποθηκεύστε για να ισχύσει.',
    en: 'The version is in the draft. Save for it to hold.',
  },
})
