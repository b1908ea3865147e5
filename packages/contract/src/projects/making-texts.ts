import { defineTexts } from '../core/define-texts.ts'

/** Texts of making a project. */
export const projectMakingTexts = defineTexts({
  'projects.making.urlHint': {
    el: 'Προτείνεται από το όνομα· μπορείτε να γράψετε άλλη.',
    en: 'Suggested from the name; you may write another one.',
  },
  'projects.making.from': { el: 'Με τι ξεκινά;', en: 'What does it begin with?' },
  'projects.making.blank': { el: 'Κενό έργο', en: 'Blank project' },
  'projects.making.blankText': {
    el: 'Μόνο με τα πρώτα μενού· τα υπόλοιπα τα ορίζετε εσείς.',
    en: 'With the first menus only; you set the rest.',
  },
  'projects.making.project': { el: 'Από άλλο έργο', en: 'From another project' },
  'projects.making.projectText': {
    el: 'Όσα μέρη του επιλέξετε, με αντίγραφα των δράσεών του.',
    en: 'The parts that you choose, with copies of its actions.',
  },
  'projects.making.which': { el: 'Ποιο έργο', en: 'Which project' },
  'projects.making.parts': { el: 'Τι αντιγράφεται', en: 'What is copied' },
  'projects.making.noPeople': {
    el: 'Τα άτομα, οι απαντήσεις και οι συναντήσεις τους δεν αντιγράφονται ποτέ. Ούτε οι σταθερές προθεσμίες.',
    en: 'People, their answers and meetings are never copied. Nor are fixed deadlines.',
  },
  'projects.making.makes': { el: 'Τι θα έχει το νέο έργο', en: 'What the new project will have' },
  'projects.making.count': { el: '{count}', en: '{count}' },
  'projects.making.make': { el: 'Δημιουργία έργου', en: 'Make the project' },
  'projects.making.goOn': { el: 'Συνέχεια στις ρυθμίσεις', en: 'On to the settings' },
  'projects.part.settings': { el: 'Γενικές ρυθμίσεις', en: 'General settings' },
  'projects.part.menus': { el: 'Μενού ρόλων', en: 'Menus of roles' },
  'projects.part.fields': { el: 'Πεδία και προφίλ', en: 'Fields and profiles' },
  'projects.part.mails': { el: 'Κείμενα e-mail', en: 'Texts of e-mails' },
  'projects.part.consent': { el: 'Κείμενο συγκατάθεσης', en: 'Consent text' },
  'projects.part.actions': {
    el: 'Δράσεις, με φόρμες και συνθήκες',
    en: 'Actions, with forms and conditions',
  },
  'rule.mistyped': {
    el: 'Δεν είναι αυτό που ζητήθηκε να πληκτρολογήσετε.',
    en: 'That is not what you were asked to type.',
  },
  'projects.tab.archive': { el: 'Αρχειοθέτηση', en: 'Archive' },
  'projects.archive.text': {
    el: 'Σε ένα αρχειοθετημένο έργο όλοι διαβάζουν και κανείς δεν αλλάζει τίποτα. Φεύγει από τις λίστες και τα μηνύματά του σταματούν. Επανέρχεται ολόκληρο όποτε θέλετε.',
    en: 'In an archived project everybody reads and nobody changes anything. It leaves the lists, and its mails stop. It comes back whole whenever you like.',
  },
  'projects.archive.do': { el: 'Αρχειοθέτηση του έργου', en: 'Archive the project' },
  'projects.archive.title': { el: 'Αρχειοθέτηση: {name}', en: 'Archive: {name}' },
  'projects.archive.type': {
    el: 'Για επιβεβαίωση, πληκτρολογήστε το όνομα «{name}»',
    en: 'To confirm, type the name “{name}”',
  },
  'projects.archive.people': { el: 'Άτομα που μόνο θα διαβάζουν', en: 'People who will only read' },
  'projects.archive.done': { el: 'Το έργο αρχειοθετήθηκε.', en: 'The project is archived.' },
  'projects.archive.since': {
    el: 'Το έργο είναι αρχειοθετημένο από τις {date}.',
    en: 'The project has been archived since {date}.',
  },
  'projects.archive.restore': { el: 'Επαναφορά από το αρχείο', en: 'Bring it back' },
  'projects.archive.restoreText': {
    el: 'Όλα επιστρέφουν όπως ήταν. Όσα μηνύματα έπρεπε να φύγουν στο μεταξύ δεν στέλνονται.',
    en: 'Everything is as it was. Mails that were due meanwhile are not sent.',
  },
  'projects.archive.restored': { el: 'Το έργο επανήλθε.', en: 'The project is back.' },
  'projects.archive.banner': {
    el: 'Αρχειοθετημένο έργο: μπορείτε να διαβάσετε τα πάντα, αλλά τίποτα δεν αλλάζει.',
    en: 'Archived project: you can read everything, and nothing changes.',
  },
  'projects.archive.toRestore': { el: 'Επαναφορά…', en: 'Bring it back…' },
  'projects.list.which': { el: 'Ποια έργα', en: 'Which projects' },
  'projects.list.active': { el: 'Σε εξέλιξη', en: 'Running' },
  'projects.list.archived': { el: 'Αρχειοθετημένα', en: 'Archived' },
  'projects.tab.safety': { el: 'Ασφάλεια μαζικών ενεργειών', en: 'Safety of mass acts' },
  'projects.section.safety': { el: 'Πριν από ενέργειες σε πολλούς', en: 'Before acts on many' },
  'projects.section.safetyText': {
    el: 'Ισχύει για καταστάσεις, πεδία, συνδέσεις και πληρωμές πολλών ατόμων μαζί.',
    en: 'It holds for states, fields, links and payments of many people at once.',
  },
  'projects.set.strictPasswords': { el: 'Αυστηροί κωδικοί σύνδεσης', en: 'Strict passwords' },
  'projects.set.strictPasswordsHint': {
    el: 'Κάθε νέος κωδικός των ατόμων του έργου χρειάζεται και κεφαλαίο γράμμα, και ένα από τα @ $ ! % * ? &. Όσοι υπάρχουν ισχύουν ως έχουν.',
    en: 'Each new password of the project’s people needs a capital letter too, and one of @ $ ! % * ? &. Those that there are stay as they are.',
  },
  'projects.set.confirmFrom': {
    el: 'Πληκτρολόγηση επιβεβαίωσης από τόσα άτομα και πάνω',
    en: 'Typed confirmation from so many people on',
  },
  'projects.set.confirmFromHint': {
    el: 'Όσοι αλλάζουν τόσα άτομα μαζί ή περισσότερα πληκτρολογούν τον αριθμό τους. Χωρίς αυτόν ο διακομιστής αρνείται.',
    en: 'Whoever changes so many people at once, or more, types their number. Without it the server refuses.',
  },
  'rule.confirmation': {
    el: 'Η ενέργεια αγγίζει πολλά άτομα και θέλει επιβεβαίωση με τον αριθμό τους. Ίσως άλλαξε στο μεταξύ· δοκιμάστε ξανά.',
    en: 'The act touches many people and has to be confirmed by their number. It may have changed meanwhile; try again.',
  },
})
