import { defineTexts } from '../core/define-texts.ts'

/** What people see who are invited into a project. */
export const invitationTexts = defineTexts({
  'invitations.title': { el: 'Προσκλήσεις', en: 'Invitations' },
  'invitations.lead': {
    el: 'Ώσπου να απαντήσετε, το έργο δεν βλέπει και δεν αλλάζει τίποτα δικό σας. Αν δεχτείτε, όσοι το διαχειρίζονται θα βλέπουν τα στοιχεία της καρτέλας σας.',
    en: 'Until you answer, the project neither sees nor changes anything of yours. If you accept, those who run it will see the details of your profile.',
  },
  'invitations.none': { el: 'Καμία πρόσκληση δεν περιμένει', en: 'No invitation is waiting' },
  'invitations.noneText': {
    el: 'Όταν κάποιο έργο σας προσκαλέσει, θα απαντήσετε εδώ.',
    en: 'When a project invites you, you answer here.',
  },
  'invitations.by': { el: 'Πρόσκληση από: {name}', en: 'Invited by {name}' },
  'invitations.as': { el: 'Ρόλος: {roles}', en: 'Role: {roles}' },
  'invitations.until': { el: 'Περιμένει έως {day}', en: 'Waits until {day}' },
  'invitations.accept': { el: 'Αποδοχή', en: 'Accept' },
  'invitations.decline': { el: 'Άρνηση', en: 'Decline' },
  'invitations.accepted': {
    el: 'Είστε πλέον μέλος του έργου «{project}»',
    en: 'You are now a member of “{project}”',
  },
  'invitations.declined': {
    el: 'Αρνηθήκατε την πρόσκληση του έργου «{project}»',
    en: 'You declined the invitation of “{project}”',
  },
  'invitations.notOwn': {
    el: 'Την απάντηση δίνει μόνο το ίδιο το πρόσωπο.',
    en: 'Only the person themselves can answer.',
  },
  'invitations.onward': { el: 'Συνέχεια στην εφαρμογή', en: 'Continue to the application' },
  'invitations.banner_one': {
    el: 'Σας προσκαλεί το έργο «{project}».',
    en: 'The project “{project}” invites you.',
  },
  'invitations.banner_other': {
    el: 'Σας προσκαλούν {number} έργα.',
    en: '{number} projects invite you.',
  },
  'invitations.sent.tab': { el: 'Προσκλήσεις', en: 'Invitations' },
  'invitations.sent.title': {
    el: 'Προσκλήσεις που περιμένουν απάντηση',
    en: 'Invitations that wait for an answer',
  },
  'invitations.sent.lead': {
    el: 'Άτομα άλλων έργων που προσκλήθηκαν εδώ. Ώσπου να δεχτούν, φαίνεται μόνο ό,τι γράφτηκε γι’ αυτά στην εισαγωγή.',
    en: 'People of other projects who were invited into this one. Until they accept, only what the import said of them is shown.',
  },
  'invitations.sent.none': { el: 'Καμία πρόσκληση δεν περιμένει', en: 'No invitation is waiting' },
  'invitations.sent.noneText': {
    el: 'Όταν εισάγετε άτομο που ανήκει σε άλλο έργο, η πρόσκλησή του φαίνεται εδώ ώσπου να απαντήσει.',
    en: 'Where you import somebody of another project, their invitation is shown here until they answer.',
  },
  'invitations.sent.unnamed': { el: 'Πρόσκληση {id}', en: 'Invitation {id}' },
  'invitations.sent.since_one': {
    el: 'Περιμένει από {day} (1 ημέρα), έως {until}',
    en: 'Waits since {day} (1 day), until {until}',
  },
  'invitations.sent.since_other': {
    el: 'Περιμένει από {day} ({count} ημέρες), έως {until}',
    en: 'Waits since {day} ({count} days), until {until}',
  },
  'invitations.sent.last': { el: 'Στάλθηκε ξανά {at}', en: 'Sent again {at}' },
  'invitations.sent.again': { el: 'Αποστολή ξανά', en: 'Send again' },
  'invitations.sent.againOf': { el: 'Αποστολή ξανά: {name}', en: 'Send again: {name}' },
  'invitations.sent.againDone': {
    el: 'Η πρόσκληση στάλθηκε ξανά. Ημέρες που περιμένει ακόμη: {days}',
    en: 'The invitation was sent again. Days that it still waits: {days}',
  },
  'invitations.sent.rest': { el: 'Ξαναστέλνεται από {at}', en: 'Can be sent again from {at}' },
  'invitations.sent.withdraw': { el: 'Ανάκληση', en: 'Withdraw' },
  'invitations.sent.withdrawOf': { el: 'Ανάκληση: {name}', en: 'Withdraw: {name}' },
  'invitations.sent.withdrawTitle': {
    el: 'Να ανακληθεί η πρόσκληση «{name}»;',
    en: 'Withdraw the invitation of “{name}”?',
  },
  'invitations.sent.withdrawText': {
    el: 'Το άτομο δεν θα μπορεί πια να τη δεχτεί. Για να το προσκαλέσετε ξανά, το εισάγετε ξανά.',
    en: 'The person can no longer accept it. To invite them again, import them again.',
  },
  'invitations.sent.withdrawn': {
    el: 'Η πρόσκληση ανακλήθηκε',
    en: 'The invitation was withdrawn',
  },
  'invitations.open': { el: 'Δείτε και απαντήστε', en: 'See and answer' },
})
