import { defineTexts } from '../core/define-texts.ts'

/** What the log of activity says of accounts, sessions, consent and privacy. */
export const identityActivityTexts = defineTexts({
  'activity.identity.personSessionEnded': {
    el: '{who} έκλεισε μια σύνδεση για {whom}',
    en: '{who} ended a session of {whom}',
  },
  'activity.identity.personSessionEnded.self': {
    el: '{who} έκλεισε μια σύνδεση',
    en: '{who} ended a session',
  },
  'activity.privacy.userDataDownloaded': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων για {whom}',
    en: '{who} downloaded a copy of the personal data of {whom}',
  },
  'activity.privacy.userDataDownloaded.self': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων',
    en: '{who} downloaded a copy of their data',
  },
  'activity.privacy.erased': {
    el: '{who} διέγραψε οριστικά ένα άτομο',
    en: '{who} erased a person for good',
  },
  'activity.privacy.erasureRequested': {
    el: '{who} ζήτησε τη διαγραφή ενός ατόμου',
    en: '{who} asked for a person to be erased',
  },
  'activity.privacy.erasureDeclined': {
    el: '{who} απέρριψε αίτημα διαγραφής',
    en: '{who} declined a request for erasure',
  },
  'activity.privacy.ownDataDownloaded': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων',
    en: '{who} downloaded a copy of their data',
  },
  'activity.standIn.asked': {
    el: '{who} ζήτησε σύνδεση αντί για {whom}',
    en: '{who} asked to log in as {whom}',
  },
  'activity.standIn.asked.self': {
    el: '{who} ζήτησε σύνδεση αντί για άλλο πρόσωπο',
    en: '{who} asked to log in as somebody else',
  },
  'activity.standIn.loggedIn': {
    el: '{who} συνδέθηκε αντί για {whom}',
    en: '{who} logged in as {whom}',
  },
  'activity.standIn.loggedIn.self': {
    el: '{who} συνδέθηκε αντί για άλλο πρόσωπο',
    en: '{who} logged in as somebody else',
  },
  'activity.standIn.loggedOut': {
    el: '{who} τερμάτισε τη σύνδεση αντί για {whom}',
    en: '{who} stopped being logged in as {whom}',
  },
  'activity.standIn.loggedOut.self': {
    el: '{who} τερμάτισε τη σύνδεση αντί για άλλο πρόσωπο',
    en: '{who} stopped being logged in as somebody else',
  },
  'activity.standIn.viewed': {
    el: '{who} ξεκίνησε προβολή αντί για {whom}',
    en: '{who} began viewing as {whom}',
  },
  'activity.standIn.viewed.self': {
    el: '{who} ξεκίνησε προβολή αντί για άλλο πρόσωπο',
    en: '{who} began viewing as somebody else',
  },
  'activity.standIn.viewEnded': {
    el: '{who} τερμάτισε την προβολή αντί για {whom}',
    en: '{who} stopped viewing as {whom}',
  },
  'activity.standIn.viewEnded.self': {
    el: '{who} τερμάτισε την προβολή αντί για άλλο πρόσωπο',
    en: '{who} stopped viewing as somebody else',
  },
  'activity.consent.given': {
    el: '{who} έδωσε συγκατάθεση για τα προσωπικά δεδομένα',
    en: '{who} consented to the use of personal data',
  },
  'activity.consent.textPublished': {
    el: '{who} δημοσίευσε νέο κείμενο συγκατάθεσης',
    en: '{who} published a new consent text',
  },
  'activity.consent.withdrawn': {
    el: '{who} ανακάλεσε τη συγκατάθεση για τα προσωπικά δεδομένα',
    en: '{who} withdrew consent to the use of personal data',
  },
  'activity.identity.signedIn': { el: '{who} συνδέθηκε', en: '{who} signed in' },
  'activity.identity.signedOff': { el: '{who} αποσυνδέθηκε', en: '{who} signed off' },
  'activity.identity.roleSwitched': { el: '{who} άλλαξε ρόλο', en: '{who} switched role' },
  'activity.identity.projectSwitched': {
    el: '{who} πέρασε σε άλλο έργο',
    en: '{who} switched project',
  },
  'activity.identity.passwordChanged': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης για {whom}',
    en: '{who} changed the password for {whom}',
  },
  'activity.identity.passwordChanged.self': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης',
    en: '{who} changed their password',
  },
  'activity.identity.languageChanged': {
    el: '{who} άλλαξε γλώσσα',
    en: '{who} changed language',
  },
  'activity.identity.resetRequested': {
    el: 'Ζητήθηκε νέος κωδικός σύνδεσης για {whom}',
    en: 'A new password was asked for on behalf of {whom}',
  },
  'activity.identity.resetRequested.self': {
    el: '{who} ζήτησε νέο κωδικό σύνδεσης',
    en: '{who} asked for a new password',
  },
  'activity.identity.passwordReset': {
    el: '{who} όρισε νέο κωδικό σύνδεσης με σύνδεσμο',
    en: '{who} set a new password by a link',
  },
  'activity.identity.invited': {
    el: '{who} προσκάλεσε {whom} να συνδεθεί',
    en: '{who} sent {whom} an invitation to sign in',
  },
  'activity.identity.invited.self': {
    el: '{who} έστειλε προσκλήσεις σύνδεσης',
    en: '{who} sent invitations to sign in',
  },
  'activity.identity.invitationShown': {
    el: '{who} είδε τον σύνδεσμο πρόσκλησης για {whom}, για να τον παραδώσει',
    en: '{who} saw the invitation link of {whom}, to hand it over',
  },
  'activity.identity.invitationShown.self': {
    el: '{who} είδε τον σύνδεσμο της δικής του πρόσκλησης',
    en: '{who} was shown the link of their own invitation',
  },
  'activity.identity.loginChanged': {
    el: '{who} άλλαξε όνομα χρήστη',
    en: '{who} changed their user name',
  },
  'activity.identity.defaultProjectSet': {
    el: '{who} όρισε αρχικό έργο για {whom}',
    en: '{who} chose the first project of {whom}',
  },
  'activity.identity.defaultProjectSet.self': {
    el: '{who} όρισε αρχικό έργο',
    en: '{who} chose a first project',
  },
  'activity.identity.preferencesSaved': {
    el: '{who} άλλαξε τις ρυθμίσεις',
    en: '{who} changed their settings',
  },
  'activity.identity.sessionEnded': {
    el: '{who} αποσυνδέθηκε από μία συσκευή',
    en: '{who} signed off on another device',
  },
  'activity.identity.otherSessionsEnded': {
    el: '{who} αποσυνδέθηκε από τις άλλες συσκευές',
    en: '{who} signed off on every other device',
  },
  'activity.identity.projectLeft': {
    el: '{who} αποχώρησε από το έργο',
    en: '{who} left the project',
  },
})
