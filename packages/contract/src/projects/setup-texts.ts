import { defineTexts } from '../core/define-texts.ts'

/** Texts of the steps by which a project is set up. */
export const projectSetupTexts = defineTexts({
  'projects.tab.setup': { el: 'Τα πρώτα βήματα', en: 'First steps' },
  'projects.group.start': { el: 'Ξεκίνημα', en: 'Start' },
  'projects.setup.title': {
    el: 'Από το κενό έργο στον πρώτο ωφελούμενο',
    en: 'From a blank project to the first mentee',
  },
  'projects.setup.text': {
    el: 'Κάθε βήμα σημειώνεται μόνο του, από όσα υπάρχουν ήδη στο έργο.',
    en: 'Each step is ticked by itself, from what is there in the project.',
  },
  'projects.setup.progress': {
    el: 'Βήματα που έγιναν: {done} από {of}.',
    en: 'Steps that are done: {done} of {of}.',
  },
  'projects.setup.hide': { el: 'Απόκρυψη', en: 'Put away' },
  'projects.setup.hidden': {
    el: 'Τα βήματα μένουν στις ρυθμίσεις του έργου.',
    en: 'The steps stay in the settings of the project.',
  },
  'projects.setup.show': { el: 'Εμφάνιση ξανά', en: 'Show again' },
  'projects.setup.onHome': { el: 'Στην αρχική του έργου', en: 'On the home of the project' },
  'projects.setup.done': { el: '(έγινε)', en: '(done)' },
  'projects.setup.open': { el: '(μένει)', en: '(to do)' },
  'projects.setup.identity': { el: 'Όνομα και διεύθυνση', en: 'Name and address' },
  'projects.setup.identityText': {
    el: 'Το όνομα σε όλες τις γλώσσες, και η διεύθυνση των σελίδων.',
    en: 'The name in all languages, and the address of the pages.',
  },
  'projects.setup.fields': { el: 'Πεδία', en: 'Fields' },
  'projects.setup.fieldsText': {
    el: 'Τι κρατά το έργο για κάθε άτομο.',
    en: 'What the project keeps about each person.',
  },
  'projects.setup.fields.count_one': { el: 'Ένα πεδίο', en: 'One field' },
  'projects.setup.fields.count_other': { el: '{count} πεδία', en: '{count} fields' },
  'projects.setup.consent': { el: 'Συγκατάθεση', en: 'Consent' },
  'projects.setup.consentText': {
    el: 'Αν ζητείται, με ποιο κείμενο· αν όχι, επιλέξτε το ρητά.',
    en: 'Whether it is asked, with which text; if not, say so.',
  },
  'projects.setup.menus': { el: 'Μενού', en: 'Menus' },
  'projects.setup.menusText': {
    el: 'Τι βλέπουν ο μέντορας και ο ωφελούμενος.',
    en: 'What mentors and mentees see.',
  },
  'projects.setup.actions': { el: 'Πρώτη δράση', en: 'First action' },
  'projects.setup.actionsText': {
    el: 'Νέα, ή από άλλο έργο.',
    en: 'A new one, or one of another project.',
  },
  'projects.setup.actions.count_one': { el: 'Μία δράση', en: 'One action' },
  'projects.setup.actions.count_other': { el: '{count} δράσεις', en: '{count} actions' },
  'projects.setup.published': { el: 'Δημοσίευση δράσεων', en: 'Publishing actions' },
  'projects.setup.publishedText': {
    el: 'Ώσπου να δημοσιευτεί, τη δράση δεν τη βλέπει κανείς.',
    en: 'Nobody sees an action before it is published.',
  },
  'projects.setup.published.count_one': { el: 'Μία δημοσιευμένη', en: 'One published' },
  'projects.setup.published.count_other': { el: '{count} δημοσιευμένες', en: '{count} published' },
  'projects.setup.mails': { el: 'Αποστολή e-mail', en: 'Sending e-mails' },
  'projects.setup.mailsText': {
    el: 'Ο διακομιστής ηλεκτρονικού ταχυδρομείου και τα κείμενα των μηνυμάτων.',
    en: 'The mail server, and the texts of the messages.',
  },
  'projects.setup.mentors': { el: 'Μέντορες', en: 'Mentors' },
  'projects.setup.mentorsText': { el: 'Εισαγωγή ή πρόσκληση.', en: 'Import or invitation.' },
  'projects.setup.mentors.count_one': { el: '1 μέντορας', en: 'One mentor' },
  'projects.setup.mentors.count_other': { el: '{count} μέντορες', en: '{count} mentors' },
  'projects.setup.mentees': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'projects.setup.menteesText': { el: 'Εισαγωγή ή πρόσκληση.', en: 'Import or invitation.' },
  'projects.setup.mentees.count_one': {
    el: 'Ένας, μαζί με όσους έχουν προσκληθεί',
    en: 'One, with those who are invited',
  },
  'projects.setup.mentees.count_other': {
    el: '{count}, μαζί με όσους έχουν προσκληθεί',
    en: '{count}, with those who are invited',
  },
  'projects.setup.links': { el: 'Σύνδεση με μέντορες', en: 'Linking with mentors' },
  'projects.setup.linksText': {
    el: 'Κάθε ωφελούμενος με τον μέντορά του.',
    en: 'Each mentee with a mentor.',
  },
  'projects.setup.links.count_one': {
    el: 'Ένα άτομο χωρίς μέντορα',
    en: 'One mentee without a mentor',
  },
  'projects.setup.links.count_other': {
    el: '{count} ωφελούμενοι χωρίς μέντορα',
    en: '{count} mentees without a mentor',
  },
})
