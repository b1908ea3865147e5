import { defineTexts } from '../core/define-texts.ts'

/** What is said while a description is written. */
export const descriptionTexts = defineTexts({
  'activity.actions.pictureAdded': {
    el: '{who} πρόσθεσε εικόνα στη δράση «{action}»',
    en: '{who} added a picture to “{action}”',
  },
  'rule.description_pictures': {
    el: 'Η δράση έχει ήδη 200 εικόνες.',
    en: 'The action has 200 pictures already.',
  },
  'rule.unknown_picture': {
    el: 'Μια εικόνα της περιγραφής δεν υπάρχει πια. Ανεβάστε την ξανά.',
    en: 'A picture of the description is no longer there. Upload it again.',
  },

  'ui.rich.tools': { el: 'Μορφή κειμένου: {name}', en: 'Format of {name}' },
  'ui.rich.tool.h2': { el: 'Επικεφαλίδα', en: 'Heading' },
  'ui.rich.tool.h3': { el: 'Μικρότερη επικεφαλίδα', en: 'Smaller heading' },
  'ui.rich.tool.bold': { el: 'Έντονα (Ctrl+B)', en: 'Bold (Ctrl+B)' },
  'ui.rich.tool.italic': { el: 'Πλάγια (Ctrl+I)', en: 'Italic (Ctrl+I)' },
  'ui.rich.tool.underline': { el: 'Υπογράμμιση (Ctrl+U)', en: 'Underline (Ctrl+U)' },
  'ui.rich.tool.bullets': { el: 'Λίστα με κουκκίδες', en: 'Bulleted list' },
  'ui.rich.tool.numbers': { el: 'Αριθμημένη λίστα', en: 'Numbered list' },
  'ui.rich.tool.left': { el: 'Στοίχιση αριστερά', en: 'Align left' },
  'ui.rich.tool.center': { el: 'Στοίχιση στο κέντρο', en: 'Align centre' },
  'ui.rich.tool.right': { el: 'Στοίχιση δεξιά', en: 'Align right' },
  'ui.rich.tool.link': { el: 'Σύνδεσμος (Ctrl+K)', en: 'Link (Ctrl+K)' },
  'ui.rich.tool.picture': { el: 'Εικόνα…', en: 'Picture…' },
  'ui.rich.tool.alt': { el: 'Τι δείχνει η εικόνα…', en: 'What the picture shows…' },
  'ui.rich.tool.clear': { el: 'Χωρίς μορφή', en: 'Clear the format' },
  'ui.rich.tool.undo': { el: 'Αναίρεση (Ctrl+Z)', en: 'Undo (Ctrl+Z)' },
  'ui.rich.tool.redo': { el: 'Επανάληψη (Ctrl+Y)', en: 'Redo (Ctrl+Y)' },
  'ui.rich.link': { el: 'Σύνδεσμος', en: 'Link' },
  'ui.rich.linkLabel': { el: 'Διεύθυνση', en: 'Address' },
  'ui.rich.linkHint': {
    el: 'Ιστοσελίδα ή e-mail. Αφήστε το κενό για να μην είναι πια σύνδεσμος.',
    en: 'A web page or an e-mail address. Leave it empty for no link.',
  },
  'ui.rich.linkWrong': {
    el: 'Γράψτε διεύθυνση ιστού, π.χ. https://example.gr, ή e-mail.',
    en: 'Write a web address, such as https://example.gr, or an e-mail address.',
  },
  'ui.rich.alt': { el: 'Τι δείχνει η εικόνα;', en: 'What does the picture show?' },
  'ui.rich.altLabel': { el: 'Περιγραφή εικόνας', en: 'Description of the picture' },
  'ui.rich.altHint': {
    el: 'Διαβάζεται σε όσους δεν τη βλέπουν.',
    en: 'It is read to those who do not see it.',
  },
  'ui.rich.altMissing': {
    el: 'Γράψτε με λίγα λόγια τι δείχνει.',
    en: 'Write in a few words what it shows.',
  },
  'ui.rich.altLong': { el: 'Έως 300 χαρακτήρες.', en: 'Up to 300 characters.' },
  'ui.suggest.found_one': { el: 'Μία πρόταση', en: 'One suggestion' },
  'ui.suggest.found_other': { el: '{count} προτάσεις', en: '{count} suggestions' },
  'actions.author.suggestHint': {
    el: 'Όσο γράφετε προτείνονται ονόματα· με Ctrl+Κενό φαίνονται όλα.',
    en: 'Names are suggested while you type; Ctrl+Space shows all of them.',
  },
  'actions.author.word.user': { el: 'ο ωφελούμενος', en: 'the mentee' },
  'actions.author.word.project': { el: 'το έργο', en: 'the project' },
  'actions.author.word.completion': {
    el: 'τι έχει ολοκληρώσει',
    en: 'what they have completed',
  },
  'actions.author.word.action': { el: 'η δράση', en: 'the action' },
  'actions.author.word.data': { el: 'όσα έγραψε εδώ', en: 'what they wrote here' },
  'actions.author.word.now': { el: 'η στιγμή αυτή', en: 'this moment' },
  'actions.author.word.function': { el: 'συνάρτηση', en: 'function' },
  'actions.author.picture.sending': { el: 'Η εικόνα ανεβαίνει…', en: 'Uploading the picture…' },
  'actions.author.descrLook': {
    el: 'Αλλάζει η μορφή, ένας σύνδεσμος ή μια εικόνα.',
    en: 'The format, a link or a picture changes.',
  },
})
