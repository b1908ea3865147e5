import { defineTexts } from '../core/define-texts.ts'

/** Texts of the designer of application forms, among the settings of a project. */
export const projectApplicationTexts = defineTexts({
  'projects.tab.application': { el: 'Έντυπο αίτησης', en: 'Application form' },
  'projects.application.title': { el: 'Έντυπο αίτησης', en: 'Application form' },
  'projects.application.text': {
    el: 'Όσα ρωτά το πρόγραμμα όσους θέλουν να συμμετάσχουν, μία ενότητα ανά σελίδα. Όσοι έχουν ήδη υποβάλει αίτηση μένουν με το έντυπο που συμπλήρωσαν.',
    en: 'What the programme asks whoever wants to take part, one section a page. Those who have applied already stay with the form that they filled in.',
  },
  'projects.application.none': { el: 'Δεν υπάρχει ακόμη έντυπο', en: 'There is no form yet' },
  'projects.application.noneText': {
    el: 'Ξεκινήστε από όσα ρωτούν οι περισσότεροι, ή από μια κενή ενότητα.',
    en: 'Begin with what most ask, or with an empty section.',
  },
  'projects.application.starter': { el: 'Έτοιμο έντυπο', en: 'Ready-made form' },
  'projects.application.sections': { el: 'Ενότητες', en: 'Sections' },
  'projects.application.addSection': { el: 'Προσθήκη ενότητας', en: 'Add a section' },
  'projects.application.section': { el: 'Ενότητα {number}', en: 'Section {number}' },
  'projects.application.removeSection': {
    el: 'Διαγραφή ενότητας: {name}',
    en: 'Delete section: {name}',
  },
  'projects.application.removeSectionText_one': {
    el: 'Μαζί της φεύγει {count} ερώτηση.',
    en: '{count} question goes with it.',
  },
  'projects.application.removeSectionText_other': {
    el: 'Μαζί της φεύγουν {count} ερωτήσεις.',
    en: '{count} questions go with it.',
  },
  'projects.application.sectionTitle': { el: 'Τίτλος ενότητας', en: 'Title of the section' },
  'projects.application.sectionText': { el: 'Εισαγωγικό κείμενο', en: 'Introduction' },
  'projects.application.questions': {
    el: 'Ερωτήσεις: {name}',
    en: 'Questions: {name}',
  },
  'projects.application.addQuestion': { el: 'Προσθήκη ερώτησης', en: 'Add a question' },
  'projects.application.askField': { el: 'Ερώτηση για πεδίο', en: 'Ask for a field' },
  'projects.application.askFieldHint': {
    el: 'Η απάντηση περνά στην καρτέλα όποιου επιλεγεί.',
    en: 'The answer goes to the profile of whoever is selected.',
  },
  'projects.application.field.first_name': { el: 'Όνομα', en: 'First name' },
  'projects.application.field.last_name': { el: 'Επώνυμο', en: 'Last name' },
  'projects.application.field.email': { el: 'E-mail', en: 'E-mail' },
  'projects.application.open': { el: 'Άνοιγμα: {name}', en: 'Open: {name}' },
  'projects.application.close': { el: 'Κλείσιμο: {name}', en: 'Close: {name}' },
  'projects.application.remove': { el: 'Διαγραφή ερώτησης: {name}', en: 'Delete question: {name}' },
  'projects.application.wrong': { el: 'Χρειάζεται διόρθωση', en: 'Needs to be corrected' },
  'projects.application.required': { el: 'υποχρεωτική', en: 'required' },
  'projects.application.conditional': { el: 'με συνθήκη', en: 'on a condition' },
  'projects.application.label': { el: 'Ερώτηση', en: 'Question' },
  'projects.application.hint': { el: 'Βοήθεια', en: 'Hint' },
  'projects.application.name': { el: 'Όνομα πεδίου', en: 'Name of the field' },
  'projects.application.nameHint': {
    el: 'Γράμματα, αριθμοί και «_». Με αυτό τη διαβάζουν οι συνθήκες: application.όνομα',
    en: 'Letters, digits and “_”. Conditions read it by this: application.name',
  },
  'projects.application.nameOdd': {
    el: 'Μόνο γράμματα, αριθμοί και «_», χωρίς αριθμό στην αρχή.',
    en: 'Letters, digits and “_” only, with no digit first.',
  },
  'projects.application.nameTwice': {
    el: 'Άλλη ερώτηση έχει αυτό το όνομα.',
    en: 'Another question has this name.',
  },
  'projects.application.type': { el: 'Είδος απάντησης', en: 'Kind of answer' },
  'projects.application.type.longtext': { el: 'Μεγάλο κείμενο', en: 'Long text' },
  'projects.application.type.document': { el: 'Έγγραφο', en: 'Document' },
  'projects.application.isLater': {
    el: 'Μπορεί να σταλεί και μετά την υποβολή',
    en: 'It may follow after the application',
  },
  'projects.application.script': {
    el: 'Έλεγχος με κώδικα (JavaScript)',
    en: 'Check by code (JavaScript)',
  },
  'projects.application.scriptHint': {
    el: 'Το σώμα μιας συνάρτησης με value, application και today: επιστρέφει 0 όταν η απάντηση είναι σωστή. Τρέχει μόνο στον διακομιστή, κατά την υποβολή.',
    en: 'The body of a function of value, application and today that returns 0 for a right answer. It runs on the server alone, on submission.',
  },
  'projects.application.inSection': { el: 'Στην ενότητα', en: 'In the section' },
  'projects.application.isRequired': { el: 'Υποχρεωτική απάντηση', en: 'An answer is required' },
  'projects.application.options': { el: 'Επιλογές', en: 'Options' },
  'projects.application.optionValue': { el: 'Τιμή {number}', en: 'Value {number}' },
  'projects.application.optionLabel': { el: 'Επιλογή {number}', en: 'Option {number}' },
  'projects.application.addOption': { el: 'Προσθήκη επιλογής', en: 'Add an option' },
  'projects.application.removeOption': {
    el: 'Διαγραφή επιλογής {number}',
    en: 'Delete option {number}',
  },
  'projects.application.show': { el: 'Πότε εμφανίζεται', en: 'When it is asked' },
  'projects.application.showHint': {
    el: 'Κενό: πάντα. Με Ctrl+διάστημα φαίνεται τι μπορεί να γραφτεί.',
    en: 'Empty: always. Ctrl+Space shows what can be written.',
  },
  'projects.application.filter': {
    el: 'Ποιες επιλογές προσφέρονται',
    en: 'Which options are offered',
  },
  'projects.application.filterHint': {
    el: 'Κενό: όλες. Το «option» είναι η τιμή κάθε επιλογής.',
    en: 'Empty: all. “option” is the value of each.',
  },
  'projects.application.validation': { el: 'Έλεγχος απάντησης', en: 'Check of the answer' },
  'projects.application.validation.none': { el: 'Κανένας', en: 'None' },
  'projects.application.validation.own': {
    el: 'Δική μου συνάρτηση',
    en: 'An expression of my own',
  },
  'projects.application.validation.afm': { el: 'ΑΦΜ', en: 'Tax number (AFM)' },
  'projects.application.validation.amka': { el: 'ΑΜΚΑ', en: 'Social security number (AMKA)' },
  'projects.application.validation.phone': { el: 'Τηλέφωνο', en: 'Telephone' },
  'projects.application.validation.email': { el: 'E-mail', en: 'E-mail' },
  'projects.application.validation.postcode': { el: 'Ταχυδρομικός κώδικας', en: 'Postcode' },
  'projects.application.validation.iban': { el: 'Λογαριασμός IBAN', en: 'IBAN' },
  'projects.application.validation.age': { el: 'Ηλικία μέσα σε όρια', en: 'Age within bounds' },
  'projects.application.validation.number': {
    el: 'Αριθμός μέσα σε όρια',
    en: 'Number within bounds',
  },
  'projects.application.validation.length': {
    el: 'Μήκος μέσα σε όρια',
    en: 'Length within bounds',
  },
  'projects.application.least': { el: 'Από', en: 'From' },
  'projects.application.most': { el: 'Έως', en: 'Up to' },
  'projects.application.expression': { el: 'Συνάρτηση ελέγχου', en: 'Expression of the check' },
  'projects.application.expressionHint': {
    el: 'Δίνει 0 για σωστή απάντηση. Το «value» είναι η απάντηση.',
    en: 'Gives 0 for an answer that is right. “value” is the answer.',
  },
  'projects.application.validationText': {
    el: 'Τι διαβάζουν όσοι απαντούν λάθος',
    en: 'What is said of a wrong answer',
  },
  'projects.application.word.function': { el: 'συνάρτηση', en: 'function' },
  'projects.application.word.value': { el: 'η απάντηση', en: 'the answer' },
  'projects.application.word.option': { el: 'η επιλογή', en: 'the option' },
  'projects.application.word.now': { el: 'η στιγμή', en: 'the instant' },
  'projects.application.problem.syntax': {
    el: 'Δεν διαβάζεται μετά τον χαρακτήρα {column}.',
    en: 'Cannot be read after character {column}.',
  },
  'projects.application.problem.unknown': {
    el: 'Άγνωστο όνομα: {name}. Εδώ υπάρχουν: {names}.',
    en: 'Unknown name: {name}. Here there are: {names}.',
  },
  'projects.application.problem.question': {
    el: 'Καμία ερώτηση πριν από αυτήν δεν λέγεται «{name}».',
    en: 'No question before this one is called “{name}”.',
  },
})
