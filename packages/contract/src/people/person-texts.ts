import { defineTexts } from '../core/define-texts.ts'

/** The page of one person: who they are, their fields, roles and account. */
export const personTexts = defineTexts({
  'users.person.tabs': { el: 'Ενότητες του προφίλ', en: 'Parts of the profile' },
  'users.person.tab.fields': { el: 'Στοιχεία', en: 'Details' },
  'users.person.tab.roles': { el: 'Ρόλοι', en: 'Roles' },
  'users.person.tab.account': { el: 'Λογαριασμός', en: 'Account' },
  'users.person.tab.relations': { el: 'Ποιοι στηρίζουν', en: 'Who supports them' },
  'users.person.tab.activity': { el: 'Ενέργειες', en: 'Activity' },
  'users.person.tab.consent': { el: 'Συγκατάθεση', en: 'Consent' },
  'users.person.own': { el: 'Τα στοιχεία μου', en: 'My profile' },
  'users.person.other': { el: 'Καρτέλα προσώπου', en: 'Profile' },
  'users.person.open': { el: 'Καρτέλα', en: 'Profile' },
  'users.person.record': { el: 'Η πορεία', en: 'Progress' },
  'users.person.username': { el: 'Όνομα χρήστη', en: 'User name' },
  'users.person.rolesLabel': { el: 'Ρόλοι στο έργο', en: 'Roles in the project' },
  'users.person.none': { el: 'Δεν βρέθηκε το πρόσωπο', en: 'This person was not found' },
  'users.person.noneText': {
    el: 'Ίσως δεν ανήκει στο έργο ή δεν είναι στην ευθύνη σας.',
    en: 'They may not belong to the project, or not be in your care.',
  },
  'users.person.choose': { el: 'Επιλέξτε πρώτα ένα πρόσωπο', en: 'Choose a person first' },
  'users.person.chooseText': {
    el: 'Ανοίξτε την καρτέλα του από τη λίστα των ωφελουμένων ή των μεντόρων.',
    en: 'Open their profile from the list of mentees or mentors.',
  },
  'users.person.toMentees': { el: 'Στους ωφελούμενους', en: 'To the mentees' },
  'users.person.notMember': {
    el: 'Δεν είστε μέλος αυτού του έργου: δεν τηρούνται στοιχεία σας εδώ.',
    en: 'You are not a member of this project: nothing is kept about you here.',
  },

  'users.fields.lead': {
    el: 'Κάθε πεδίο αποθηκεύεται μόνο του, μόλις φύγετε από αυτό ή πατήσετε Enter.',
    en: 'Each field is saved by itself, when you leave it or press Enter.',
  },
  'users.fields.leadRead': {
    el: 'Τα στοιχεία αυτά δεν τα αλλάζει ο ρόλος σας. Είναι κάτι λάθος; Μιλήστε με τη διαχείριση του έργου.',
    en: 'Your role does not change these details. Is something wrong? Talk to the administrator of the project.',
  },
  'users.fields.standard': { el: 'Βασικά στοιχεία', en: 'Main details' },
  'users.fields.person': { el: 'Προσωπικά στοιχεία', en: 'Personal details' },
  'users.fields.project': { el: 'Στοιχεία στο έργο', en: 'Details in the project' },
  'users.fields.none': {
    el: 'Το έργο δεν τηρεί στοιχεία που να βλέπετε.',
    en: 'The project keeps no details that you can see.',
  },
  'users.fields.empty': { el: 'Δεν έχει συμπληρωθεί', en: 'Not filled in' },
  'users.fields.saving': { el: 'Αποθηκεύεται…', en: 'Saving…' },
  'users.fields.saved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
  'users.fields.savedName': { el: '{label}: αποθηκεύτηκε', en: '{label}: saved' },
  'users.fields.unsaved': { el: 'Δεν αποθηκεύτηκε ακόμη', en: 'Not saved yet' },
  'users.fields.none.choice': { el: 'Καμία επιλογή', en: 'No choice' },
  'users.fields.show': { el: 'Εμφάνιση: {label}', en: 'Show: {label}' },
  'users.fields.hide': { el: 'Απόκρυψη: {label}', en: 'Hide: {label}' },
  'users.fields.showShort': { el: 'Εμφάνιση', en: 'Show' },
  'users.fields.hideShort': { el: 'Απόκρυψη', en: 'Hide' },
  'users.fields.replace': { el: 'Αλλαγή: {label}', en: 'Change: {label}' },
  'users.fields.replaceShort': { el: 'Αλλαγή', en: 'Change' },
  'users.fields.recorded': {
    el: 'Η εμφάνιση καταγράφεται.',
    en: 'Showing it is recorded.',
  },

  'users.files.title': { el: 'Αρχεία', en: 'Files' },
  'users.files.lead': {
    el: 'Όσα έχουν δοθεί ως απαντήσεις σε ερωτηματολόγια.',
    en: 'Those given as answers to questionnaires.',
  },

  'users.roles.title': { el: 'Ρόλοι στο έργο', en: 'Roles in the project' },
  'users.roles.lead': {
    el: 'Ό,τι αλλάζει εδώ ισχύει αμέσως, και για όσους έχουν ήδη συνδεθεί.',
    en: 'What changes here holds at once, also for somebody who is signed in.',
  },
  'users.roles.leadSome': {
    el: 'Δίνετε και αφαιρείτε μόνο τους ρόλους που δεν είναι κλειδωμένοι.',
    en: 'You give and take only the roles that are not locked.',
  },
  'users.roles.first': { el: 'Αρχικός ρόλος', en: 'First role' },
  'users.roles.firstHint': {
    el: 'Με αυτόν ξεκινά όταν συνδέεται.',
    en: 'The one in which they begin when they sign in.',
  },
  'users.roles.save': { el: 'Αποθήκευση ρόλων', en: 'Save the roles' },
  'users.roles.saved': { el: 'Οι ρόλοι αποθηκεύτηκαν', en: 'The roles were saved' },
  'users.roles.savedOf': { el: 'Άλλαξαν οι ρόλοι: {name}', en: 'Roles changed: {name}' },
  'users.roles.sure': { el: 'Αλλαγή ρόλων: {name};', en: 'Change the roles of {name}?' },
  'users.roles.sureText': {
    el: 'Ισχύει αμέσως, και όπου το άτομο έχει ήδη συνδεθεί.',
    en: 'It holds at once, even if they are signed in.',
  },
  'users.roles.gets': { el: 'δίνεται', en: 'given' },
  'users.roles.loses': { el: 'αφαιρείται', en: 'taken' },
  'users.roles.revert': { el: 'Επαναφορά', en: 'Start again' },
  'users.roles.menteeKept': {
    el: 'Κάθε πρόσωπο κρατά τουλάχιστον έναν ρόλο: έμεινε ο Ωφελούμενος.',
    en: 'Everybody keeps at least one role: Mentee stayed.',
  },

  'users.account.title': { el: 'Σύνδεση', en: 'Signing in' },
  'users.account.invited': { el: 'Τελευταία πρόσκληση', en: 'Last invitation' },
  'users.account.signedIn': { el: 'Τελευταία σύνδεση', en: 'Last signed in' },
  'users.account.never': { el: 'Ποτέ', en: 'Never' },
  'users.account.begins': { el: 'Αρχικό έργο', en: 'First project' },
  'users.account.beginsHere': { el: 'Ξεκινά σε αυτό το έργο', en: 'Begins in this project' },
  'users.account.beginsElsewhere': {
    el: 'Δεν έχει οριστεί αυτό το έργο',
    en: 'This project is not set',
  },
  'users.account.beginHere': { el: 'Να ξεκινά σε αυτό το έργο', en: 'Begin in this project' },
  'users.account.link': { el: 'Σύνδεσμος πρόσκλησης', en: 'Invitation link' },
  'users.account.linkText': {
    el: 'Δεν έχει οριστεί διακομιστής e-mail, γι’ αυτό η πρόσκληση παραδίδεται με το χέρι.',
    en: 'No mail server is configured, so the invitation is handed over by hand.',
  },
  'users.account.linkShow': { el: 'Εμφάνιση νέου συνδέσμου', en: 'Show a new link' },
  'users.account.linkHow': {
    el: 'Ισχύει μία φορά, έως {until}, και όσοι τον έχουν ορίζουν τον κωδικό: δώστε τον μόνο στο ίδιο το πρόσωπο. Προηγούμενοι σύνδεσμοι δεν ισχύουν πια. Η εμφάνισή του καταγράφεται.',
    en: 'It works once, until {until}, and whoever has it sets the password: give it to the person alone. Links from before hold no longer. That it was shown is recorded.',
  },
  'users.account.beginsSaved': {
    el: 'Η επόμενη σύνδεση ξεκινά σε αυτό το έργο',
    en: 'The next session begins in this project',
  },
})
