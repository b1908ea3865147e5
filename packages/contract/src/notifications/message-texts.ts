import { defineTexts } from '../core/define-texts.ts'

/** The message service of a project: trying it, and what it was given. */
export const messageTexts = defineTexts({
  'activity.notifications.serviceTried': {
    el: '{who} δοκίμασε την υπηρεσία μηνυμάτων',
    en: '{who} tried the message service',
  },
  'notifications.kind.trial': {
    el: 'Δοκιμαστικό μήνυμα: {project}',
    en: 'Trial message: {project}',
  },
  'messages.try': { el: 'Δοκιμή στο κινητό μου', en: 'Try it on my phone' },
  'messages.tryText': {
    el: 'Δοκιμάζεται ό,τι έχει αποθηκευτεί.',
    en: 'What is saved is tried.',
  },
  'messages.trying': { el: 'Στέλνεται…', en: 'Being sent…' },
  'messages.tried': {
    el: 'Η υπηρεσία πήρε το μήνυμα. Θα φτάσει στο κινητό σας.',
    en: 'The service has taken the message. It will reach your phone.',
  },
  'messages.notTried': { el: 'Δεν στάλθηκε. {error}', en: 'It was not sent. {error}' },
  'messages.log': { el: 'Όσα μηνύματα στάλθηκαν', en: 'All messages sent' },
  'messages.kind.trial': { el: 'Δοκιμή της υπηρεσίας', en: 'Trial of the service' },
  'messages.column.kind': { el: 'Για', en: 'About' },
  'messages.column.error': { el: 'Τι συνέβη', en: 'What happened' },
  'messages.none': {
    el: 'Η υπηρεσία δεν έχει πάρει μηνύματα τις τελευταίες τριάντα ημέρες',
    en: 'The service was given no messages in the last thirty days',
  },
  'messages.noneText': {
    el: 'Όσα φεύγουν προς τα κινητά, όταν το έργο έχει υπηρεσία μηνυμάτων, θα φαίνονται εδώ.',
    en: 'What leaves for phones, where the project has a message service, will be listed here.',
  },
  'messages.all': { el: 'Όλες', en: 'All' },
  'messages.error.no_phone': {
    el: 'Το πρόσωπο δεν έχει αριθμό τηλεφώνου.',
    en: 'The person has no telephone number.',
  },
  'messages.error.not_allowed': {
    el: 'Η διαχείριση του συστήματος δεν επιτρέπει τη διεύθυνση.',
    en: 'The operator of the system does not allow the address.',
  },
  'messages.error.private_address': {
    el: 'Η διεύθυνση δεν είναι του δημόσιου διαδικτύου.',
    en: 'The address is not on the public internet.',
  },
  'messages.error.unreachable': {
    el: 'Η υπηρεσία δεν απαντά.',
    en: 'The service cannot be reached.',
  },
  'messages.error.timeout': {
    el: 'Η υπηρεσία δεν απάντησε εγκαίρως.',
    en: 'The service did not answer in time.',
  },
  'messages.error.too_large': {
    el: 'Η απάντηση της υπηρεσίας ήταν πολύ μεγάλη.',
    en: 'The answer of the service was too large.',
  },
  'messages.error.outdated': {
    el: 'Αυτό που έλεγε δεν ίσχυε πια.',
    en: 'What it told of was no longer so.',
  },
  'messages.error.restored': {
    el: 'Περίμενε όταν έγινε το αντίγραφο ασφαλείας που επαναφέρθηκε. Ίσως έχει σταλεί από τότε.',
    en: 'It waited when the backup was made that was restored. It may have been sent meanwhile.',
  },
  'messages.error.status': {
    el: 'Η υπηρεσία απάντησε {status}.',
    en: 'The service answered {status}.',
  },
})
