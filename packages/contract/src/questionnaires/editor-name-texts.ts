import { defineTexts } from '../core/define-texts.ts'

/** What the editor says of names that other places read, and of its clipboard. */
export const questEditorNameTexts = defineTexts({
  'questEdit.mentions_one': {
    el: 'Τη διαβάζει {count} άλλο σημείο',
    en: '{count} other place reads it',
  },
  'questEdit.mentions_other': {
    el: 'Τη διαβάζουν {count} άλλα σημεία',
    en: '{count} other places read it',
  },
  'questEdit.mention.Condition': { el: '«{name}» (εμφάνιση)', en: '"{name}" (shown when)' },
  'questEdit.mention.Validate': { el: '«{name}» (εγκυρότητα)', en: '"{name}" (valid when)' },
  'questEdit.mention.Expression': { el: '«{name}» (υπολογισμός)', en: '"{name}" (calculation)' },
  'questEdit.mention.Text': { el: '«{name}» (κείμενο)', en: '"{name}" (text)' },
  'questEdit.mention.Items': { el: '«{name}» (κλίμακα)', en: '"{name}" (scale)' },
  'questEdit.mention.more_one': { el: 'και άλλο {count}', en: 'and {count} more' },
  'questEdit.mention.more_other': { el: 'και άλλα {count}', en: 'and {count} more' },
  'questEdit.model.kept': {
    el: 'Το όνομα «{typed}» δεν γίνεται· έμεινε «{name}».',
    en: 'The name "{typed}" cannot be had; it is still "{name}".',
  },
  'questEdit.value.followed_one': {
    el: 'Η νέα τιμή «{name}» γράφτηκε και στο {count} σημείο που τη συγκρίνει.',
    en: 'The new value "{name}" was written in the {count} place that compares with it too.',
  },
  'questEdit.value.followed_other': {
    el: 'Η νέα τιμή «{name}» γράφτηκε και στα {count} σημεία που τη συγκρίνουν.',
    en: 'The new value "{name}" was written in the {count} places that compare with it too.',
  },
  'questEdit.value.left': {
    el: 'Η παλιά τιμή «{name}» έμεινε εκεί που δεν διαβάζεται τι εννοείται: {places}. Γράψτε τη νέα εκεί.',
    en: 'The old value "{name}" is left where it cannot be read what is meant: {places}. Write the new one there.',
  },
  'questEdit.model.followed_one': {
    el: 'Το νέο όνομα «{name}» γράφτηκε και στο {count} σημείο που το διαβάζει.',
    en: 'The new name "{name}" is written in the {count} place that reads it too.',
  },
  'questEdit.model.followed_other': {
    el: 'Το νέο όνομα «{name}» γράφτηκε και στα {count} σημεία που το διαβάζουν.',
    en: 'The new name "{name}" is written in the {count} places that read it too.',
  },
  'questEdit.model.left': {
    el: 'Το παλιό όνομα «{name}» έμεινε όπου η παράσταση έχει λάθος: {places}.',
    en: 'The old name "{name}" stays where the expression has a mistake: {places}.',
  },
  'questEdit.removed.read': {
    el: 'Διαγράφηκε: «{name}». Τη διαβάζουν ακόμη: {places}.',
    en: 'Deleted: "{name}". Still reading it: {places}.',
  },
  'questEdit.number.whole': {
    el: 'Γράψτε ακέραιο από {from} έως {to}.',
    en: 'Write a whole number from {from} to {to}.',
  },
  'questEdit.number.positive': {
    el: 'Γράψτε αριθμό πάνω από 0.',
    en: 'Write a number above 0.',
  },
  'questEdit.number.beyond': {
    el: 'Ο αριθμός είναι πολύ μεγάλος.',
    en: 'The number is too large.',
  },
  'questEdit.full': {
    el: 'Ένα ερωτηματολόγιο έχει το πολύ {most} ερωτήσεις.',
    en: 'A questionnaire has {most} questions at most.',
  },
  'questEdit.clip.from': { el: 'Από: {title}', en: 'From: {title}' },
  'questEdit.clip.nothing': {
    el: 'Δεν έχουν αντιγραφεί ερωτήσεις.',
    en: 'There is no question on the clipboard.',
  },
  'questEdit.clip.pastedFrom': {
    el: 'Επικολλήθηκε από το «{title}».',
    en: 'Pasted from "{title}".',
  },
  'questEdit.clip.reads': { el: 'Διαβάζει εδώ: {names}.', en: 'It reads here: {names}.' },
  'questEdit.clip.missing': {
    el: 'Δεν υπάρχουν εδώ: {names}.',
    en: 'Not to be found here: {names}.',
  },
  'questEdit.clip.leftFor': {
    el: 'Επικόλληση σε άλλο ερωτηματολόγιο, έφυγε από εδώ: {name}.',
    en: 'Pasted into another questionnaire, gone from here: {name}.',
  },
  'questEdit.clip.notRemoved': {
    el: 'Ό,τι αποκόπηκε έμεινε και στο «{title}»: {reason}',
    en: 'What was cut is still in "{title}" too: {reason}',
  },
})
