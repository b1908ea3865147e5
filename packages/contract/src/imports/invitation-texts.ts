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
  'invitations.open': { el: 'Δείτε και απαντήστε', en: 'See and answer' },
})
