import { defineTexts } from '../core/define-texts.ts'

/** Texts of sending final forms, and of what became of them. */
export const sendTexts = defineTexts({
  'microdata.send': { el: 'Αποστολή', en: 'Sending' },
  'microdata.send.to': { el: 'Στέλνονται στο {host}.', en: 'They are sent to {host}.' },
  'microdata.send.nowhere': {
    el: 'Δεν υπάρχει διεύθυνση αποστολής που επιτρέπεται: γίνεται μόνο λήψη του αρχείου.',
    en: 'There is no address that may be sent to: the file can only be downloaded.',
  },
  'microdata.send.button_one': { el: 'Αποστολή {number} δελτίου', en: 'Send {number} form' },
  'microdata.send.button_other': { el: 'Αποστολή {number} δελτίων', en: 'Send {number} forms' },
  'microdata.send.confirm_one': {
    el: 'Αποστολή του δελτίου {number} ατόμου στο {host};',
    en: 'Send the form of {number} person to {host}?',
  },
  'microdata.send.confirm_other': {
    el: 'Αποστολή των δελτίων {number} ατόμων στο {host};',
    en: 'Send the forms of {number} people to {host}?',
  },
  'microdata.send.people': { el: 'Άτομα που στέλνονται', en: 'People who are sent' },
  'microdata.send.text': {
    el: 'Στέλνονται ολόκληροι οι αριθμοί ΑΦΜ και ΑΜΚΑ, και καταγράφεται με το όνομά σας για κάθε άτομο. Ό,τι έχει γίνει δεκτό δεν στέλνεται ξανά.',
    en: 'Tax and social security numbers are sent in full, which is recorded under your name for each person. What has been accepted is not sent again.',
  },
  'microdata.send.again_one': {
    el: 'Ξανά {number} που απέτυχε',
    en: 'Again {number} that failed',
  },
  'microdata.send.again_other': {
    el: 'Ξανά {number} που απέτυχαν',
    en: 'Again {number} that failed',
  },
  'microdata.send.queued': {
    el: 'Στέλνονται: {queued}. Έχουν ήδη σταλεί: {already}.',
    en: 'On their way: {queued}. Sent before: {already}.',
  },
  'microdata.send.waiting_one': { el: 'Στέλνεται {number}…', en: '{number} is on its way …' },
  'microdata.send.waiting_other': {
    el: 'Στέλνονται {number}…',
    en: '{number} are on their way …',
  },
  'microdata.send.counts': {
    el: 'Αποτέλεσμα: OK {ok} · Failed {failed}',
    en: 'Result: OK {ok} · Failed {failed}',
  },
  'microdata.send.state.waiting': { el: 'Στέλνεται', en: 'On its way' },
  'microdata.send.state.accepted': { el: 'Έγινε δεκτό', en: 'Accepted' },
  'microdata.send.state.refused': { el: 'Απορρίφθηκε', en: 'Refused' },
  'microdata.send.state.failed': { el: 'Δεν στάλθηκε', en: 'Not sent' },
  'microdata.send.state.stale': { el: 'Άλλαξε μετά την αποστολή', en: 'Changed since it was sent' },
  'microdata.send.errors': {
    el: 'Τι απάντησε το άλλο σύστημα',
    en: 'What the other system answered',
  },
  'microdata.send.reason.not_ready': {
    el: 'Δεν ήταν πια οριστικό ή πλήρες όταν έφτασε η σειρά του',
    en: 'It was no longer final or whole when its turn came',
  },
  'microdata.send.reason.not_allowed': {
    el: 'Η διεύθυνση δεν επιτρέπεται',
    en: 'The address is not allowed',
  },
  'microdata.send.reason.private_address': {
    el: 'Η διεύθυνση οδηγεί μέσα στο δίκτυό μας',
    en: 'The address leads into our own network',
  },
  'microdata.send.reason.unreachable': {
    el: 'Το άλλο σύστημα δεν απάντησε',
    en: 'The other system did not answer',
  },
  'microdata.send.reason.timeout': {
    el: 'Το άλλο σύστημα άργησε να απαντήσει',
    en: 'The other system took too long to answer',
  },
  'microdata.send.reason.too_large': {
    el: 'Η απάντηση ήταν υπερβολικά μεγάλη',
    en: 'The answer was far too long',
  },
  'microdata.send.reason.status': {
    el: 'Το άλλο σύστημα αρνήθηκε ολόκληρο το αρχείο',
    en: 'The other system refused the whole file',
  },
  'microdata.send.reason.odd_answer': {
    el: 'Η απάντηση δεν διαβάζεται',
    en: 'The answer cannot be read',
  },
  'microdata.send.reason.no_verdict': {
    el: 'Η απάντηση δεν λέει τίποτε για αυτό το άτομο',
    en: 'The answer says nothing of this person',
  },
  'microdata.send.reason.interrupted': {
    el: 'Η αποστολή διακόπηκε· δεν είναι γνωστό αν έφτασε',
    en: 'Sending was interrupted; whether it arrived is not known',
  },
  'microdata.send.reason.restored': {
    el: 'Περίμενε όταν έγινε το αντίγραφο ασφαλείας που επαναφέρθηκε· δεν είναι γνωστό αν στάλθηκε από τότε',
    en: 'It waited when the backup was made that was restored; whether it was sent since is not known',
  },
})
