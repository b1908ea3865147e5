import { defineTexts } from '../core/define-texts.ts'

/** An administrator in somebody else's place: how it begins, what is always shown, how it ends. */
export const standInTexts = defineTexts({
  'standIn.menu': { el: 'Στη θέση του προσώπου', en: 'In the person’s place' },
  'standIn.loginAs': { el: 'Σύνδεση ως…', en: 'Log in as…' },
  'identity.viewAs': { el: 'Προβολή ως…', en: 'View as…' },
  'standIn.ask.title': { el: 'Σύνδεση ως {name}', en: 'Log in as {name}' },
  'standIn.ask.lead': {
    el: 'Θα εργάζεστε στη θέση του προσώπου, μόνο σε αυτό το έργο.',
    en: 'You will work in the person’s place, in this project only.',
  },
  'standIn.ask.recorded': {
    el: 'Ό,τι κάνετε καταγράφεται και με τα δύο ονόματα.',
    en: 'What you do is recorded under both names.',
  },
  'standIn.ask.refused': {
    el: 'Δεν μπορείτε να αλλάξετε τον κωδικό, να δώσετε συγκατάθεση ή να στείλετε μήνυμα.',
    en: 'You cannot change the password, give consent or send a message.',
  },
  'standIn.ask.ends': {
    el: 'Η δική σας σύνδεση περιμένει: επιστρέφετε σε αυτήν όποτε θέλετε.',
    en: 'Your own session waits: you return to it whenever you like.',
  },
  'standIn.ask.start': { el: 'Σύνδεση', en: 'Log in' },
  'standIn.banner': { el: 'Στη θέση άλλου προσώπου', en: 'In somebody else’s place' },
  'standIn.acting': { el: 'Ενεργείτε ως {name}', en: 'You act as {name}' },
  'standIn.acting.by': {
    el: 'Ό,τι κάνετε καταγράφεται. Διαχειριστής: {admin}',
    en: 'What you do is recorded. Administrator: {admin}',
  },
  'standIn.acting.end': { el: 'Τέλος σύνδεσης', en: 'End' },
  'standIn.viewing': { el: 'Βλέπετε ως {name}', en: 'You view as {name}' },
  'standIn.viewing.by': {
    el: 'Δεν γίνονται αλλαγές. Διαχειριστής: {admin}',
    en: 'Nothing can be changed. Administrator: {admin}',
  },
  'standIn.viewing.end': { el: 'Τέλος προβολής', en: 'Stop viewing' },
  'standIn.redeem.title': { el: 'Σύνδεση ως άλλο πρόσωπο', en: 'Logging in as somebody else' },
  'standIn.redeem.waiting': { el: 'Ανοίγει η εφαρμογή…', en: 'The application opens…' },
  'standIn.redeem.refused': {
    el: 'Ο σύνδεσμος δεν ισχύει: χρησιμοποιήθηκε ήδη, πέρασε ένα λεπτό ή άνοιξε σε άλλη σύνδεση. Ξεκινήστε πάλι από τη σελίδα του προσώπου.',
    en: 'The link is not valid: it has been used, is older than a minute, or was opened in another session. Start again from the person’s page.',
  },
})
