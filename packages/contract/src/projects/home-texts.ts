import { defineTexts } from '../core/define-texts.ts'

/** Texts of the home of a project's settings: its groups, the search and what a setting begins with. */
export const projectHomeTexts = defineTexts({
  'projects.group.identity': { el: 'Ταυτότητα', en: 'Identity' },
  'projects.group.people': { el: 'Άνθρωποι και πεδία', en: 'People and fields' },
  'projects.group.actions': { el: 'Δράσεις', en: 'Actions' },
  'projects.group.menus': { el: 'Μενού', en: 'Menus' },
  'projects.group.consent': { el: 'Συγκατάθεση', en: 'Consent' },
  'projects.group.messages': { el: 'Μηνύματα', en: 'Messages' },
  'projects.group.data': { el: 'Δεδομένα', en: 'Data' },
  'projects.group.advanced': { el: 'Για προχωρημένους', en: 'Advanced' },
  'projects.tab.programme': { el: 'Πώς λειτουργούν', en: 'How they work' },
  'projects.section.home': { el: 'Αρχική σελίδα', en: 'Home page' },
  'projects.rail.back': { el: 'Όλες οι ρυθμίσεις', en: 'All settings' },
  'projects.rail.changed': { el: 'άλλαξε', en: 'changed' },
  'projects.rail.wrong': { el: 'διόρθωση', en: 'correct' },
  'projects.search': { el: 'Αναζήτηση στις ρυθμίσεις', en: 'Search the settings' },
  'projects.search.hint': {
    el: 'Το Enter οδηγεί στην πρώτη που ταιριάζει.',
    en: 'Enter leads to the first that matches.',
  },
  'projects.search.none': { el: 'Καμία ρύθμιση δεν ταιριάζει.', en: 'No setting matches.' },
  'projects.search.found_one': { el: 'Μία ρύθμιση', en: 'One setting' },
  'projects.search.found_other': { el: '{count} ρυθμίσεις', en: '{count} settings' },
  'projects.default': { el: 'Προεπιλογή: {value}', en: 'Default: {value}' },
  'projects.default.changed': { el: 'άλλαξε από την προεπιλογή', en: 'changed from the default' },
  'projects.default.reset': { el: 'Επαναφορά', en: 'Reset' },
  'projects.link.members': { el: 'Μέλη', en: 'Members' },
  'projects.link.membersHint': {
    el: 'Ποιοι είναι στο έργο, με ποιον ρόλο.',
    en: 'Who is in the project, and in which role.',
  },
  'projects.link.import': { el: 'Εισαγωγή ατόμων', en: 'Import of people' },
  'projects.link.importHint': {
    el: 'Πολλά άτομα μαζί, από υπολογιστικό φύλλο.',
    en: 'Many people at once, from a spreadsheet.',
  },
  'projects.link.invitations': { el: 'Προσκλήσεις', en: 'Invitations' },
  'projects.link.invitationsHint': {
    el: 'Ποιοι έχουν προσκληθεί και ποιοι απάντησαν.',
    en: 'Who has been invited, and who has answered.',
  },
  'projects.link.mentors': { el: 'Σύνδεση με μέντορες', en: 'Linking with mentors' },
  'projects.link.mentorsHint': {
    el: 'Ποιος μέντορας συνοδεύει κάθε ωφελούμενο.',
    en: 'Which mentor accompanies each mentee.',
  },
  'projects.link.overseers': { el: 'Επόπτες και συντονιστές', en: 'Supervisors and coordinators' },
  'projects.link.overseersHint': {
    el: 'Ποιος επιβλέπει ποιους.',
    en: 'Who oversees whom.',
  },
  'projects.link.templates': { el: 'Κείμενα μηνυμάτων', en: 'Message texts' },
  'projects.link.templatesHint': {
    el: 'Τι γράφουν τα e-mail του έργου, σε κάθε γλώσσα.',
    en: 'What the project’s e-mails say, in each language.',
  },
  'projects.link.mails': { el: 'Απεσταλμένα', en: 'Sent mails' },
  'projects.link.mailsHint': {
    el: 'Ποια e-mail έφυγαν και ποια όχι.',
    en: 'Which e-mails have left, and which have not.',
  },
  'projects.link.actions': { el: 'Πίνακας δράσεων', en: 'Table of actions' },
  'projects.link.actionsHint': {
    el: 'Όλες οι δράσεις, οι ομάδες τους, ποιοι τις βλέπουν και έως πότε.',
    en: 'All actions, their groups, who sees them and until when.',
  },
  'projects.groups': { el: 'Ομάδες δράσεων', en: 'Groups of actions' },
  'projects.link.fieldValues': { el: 'Μαζική αλλαγή τιμών', en: 'Values of many people' },
  'projects.link.fieldValuesHint': {
    el: 'Η ίδια τιμή ενός πεδίου σε πολλά άτομα.',
    en: 'The same value of a field for many people.',
  },
  'projects.link.applications': { el: 'Αιτήσεις', en: 'Applications' },
  'projects.link.applicationsHint': {
    el: 'Πότε γίνονται αιτήσεις, για πόσες θέσεις, και η αξιολόγησή τους.',
    en: 'When applications are taken, for how many places, and their review.',
  },
  'projects.link.microdata': { el: 'Δελτία μικροδεδομένων', en: 'Microdata forms' },
  'projects.link.microdataHint': {
    el: 'Δελτία εισόδου και εξόδου, και το αρχείο τους.',
    en: 'Entry and exit forms, and their file.',
  },
  'projects.link.payments': { el: 'Πληρωμές', en: 'Payments' },
  'projects.link.paymentsHint': {
    el: 'Καταχώριση με αριθμό μητρώου.',
    en: 'Recorded by registry number.',
  },

  'projects.set.nameHint': {
    el: 'Όπως το βλέπουν οι άνθρωποι του έργου στις σελίδες και στα e-mail.',
    en: 'As the project’s people see it on pages and in e-mails.',
  },
  'projects.set.colourHint': {
    el: 'Ξεχωρίζει το έργο από τα άλλα στη λίστα έργων.',
    en: 'Tells the project from others in the list of projects.',
  },
  'projects.set.enableActionsHint': {
    el: 'Καμία δράση δεν κρύβεται και δεν κλειδώνει από συνθήκη: χρήσιμο σε δοκιμές.',
    en: 'No condition hides or locks an action: useful for trying things out.',
  },
  'projects.set.linkAllHint': {
    el: 'Όσοι συνδέουν μέντορα ξεκινούν με όλες τις δράσεις και αφαιρούν όσες δεν θέλουν.',
    en: 'Whoever links a mentor begins with all actions and takes away the unwanted ones.',
  },
  'projects.set.consentHint': {
    el: 'Χωρίς δημοσιευμένο κείμενο δεν ζητείται τίποτε.',
    en: 'Without a published text nothing is asked.',
  },
  'projects.set.cornerHint': {
    el: 'Πού φαίνονται τα σύντομα μηνύματα, όπως «Αποθηκεύτηκε».',
    en: 'Where short messages such as “Saved” appear.',
  },
  'projects.set.supportNameHint': {
    el: 'Φαίνεται στη σελίδα «Πληροφορίες» του έργου.',
    en: 'Shown on the project’s page of information.',
  },
  'projects.set.supportEmailHint': {
    el: 'Εκεί απαντούν όσοι έχουν μια ερώτηση.',
    en: 'Where people write with a question.',
  },
  'projects.set.supportPhoneHint': {
    el: 'Όπως θα το καλούσε κανείς, με τον κωδικό.',
    en: 'As one would dial it, with the code.',
  },
  'projects.set.attachFilesHint': {
    el: 'Αλλιώς φέρνουν τους αριθμούς και έναν σύνδεσμο. Αριθμοί μητρώου δεν στέλνονται ποτέ.',
    en: 'Otherwise they bring the numbers and a link. Registry numbers are never sent.',
  },
  'projects.set.chatHint': {
    el: 'Όσο είναι κλειστή, όσα έχουν γραφτεί διαβάζονται, αλλά κανείς δεν γράφει.',
    en: 'While it is closed, what has been written can be read, and nobody writes.',
  },
  'projects.set.domainHint': {
    el: 'Η διεύθυνση της εξωτερικής υπηρεσίας μηνυμάτων.',
    en: 'The address of the external messaging service.',
  },
  'projects.set.apiKeyHint': {
    el: 'Το δίνει η εξωτερική υπηρεσία.',
    en: 'The external service gives it.',
  },
  'projects.set.authorizationHint': {
    el: 'Για την κεφαλίδα Authorization της υπηρεσίας.',
    en: 'For the Authorization header of the service.',
  },
  'projects.order.in': { el: 'Πιο μέσα: {name}', en: 'Indent: {name}' },
  'projects.order.out': { el: 'Πιο έξω: {name}', en: 'Outdent: {name}' },
  'projects.menus.reset': { el: 'Το αρχικό μενού', en: 'The default menu' },
  'projects.menus.resetTitle': {
    el: 'Να μπει το αρχικό μενού στον ρόλο «{role}»;',
    en: 'Give the role “{role}” the default menu?',
  },
  'projects.menus.resetText': {
    el: 'Αντικαθιστά τις καρτέλες του ρόλου στο πρόχειρο.',
    en: 'It replaces the tabs of the role in the draft.',
  },
  'projects.menus.preview': { el: 'Προεπισκόπηση μενού', en: 'Preview of the menu' },
  'projects.menus.previewText': {
    el: 'Όπως το βλέπει: {role}.',
    en: 'As it is seen by: {role}.',
  },
  'projects.menus.previewNone': {
    el: 'Ο ρόλος δεν βλέπει καμία καρτέλα.',
    en: 'The role sees no tab.',
  },
  'projects.menus.width': { el: 'Σε', en: 'On' },
  'projects.menus.desktop': { el: 'υπολογιστή', en: 'a computer' },
  'projects.menus.phone': { el: 'κινητό', en: 'a phone' },
})
