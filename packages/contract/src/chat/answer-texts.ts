import { defineTexts } from '../core/define-texts.ts'

/** What the page says of answering, reacting to and passing on messages. */
export const chatAnswerTexts = defineTexts({
  'chat.reply': { el: 'Απάντηση', en: 'Reply' },
  'chat.reply.cancel': { el: 'Ακύρωση απάντησης', en: 'Cancel the reply' },
  'chat.quote.own': { el: 'Εσείς', en: 'You' },
  'chat.quote.go': { el: 'Μετάβαση στο μήνυμα', en: 'Go to the message' },
  'chat.quote.deleted': {
    el: 'Το αρχικό μήνυμα διαγράφηκε',
    en: 'The original message was deleted',
  },
  'chat.quote.unseen': {
    el: 'Το αρχικό μήνυμα δεν είναι διαθέσιμο σε εσάς',
    en: 'The original message is not available to you',
  },
  'chat.react': { el: 'Αντίδραση', en: 'React' },
  'chat.react.choose': { el: 'Επιλέξτε αντίδραση', en: 'Choose a reaction' },
  'chat.reactions': { el: 'Αντιδράσεις', en: 'Reactions' },
  'chat.reactions.of': { el: '{what}: {count}. {names}', en: '{what}: {count}. {names}' },
  'chat.reaction.like': { el: 'Μου αρέσει', en: 'Like' },
  'chat.reaction.love': { el: 'Το αγαπώ', en: 'Love' },
  'chat.reaction.laugh': { el: 'Αστείο', en: 'Funny' },
  'chat.reaction.wow': { el: 'Εντυπωσιακό', en: 'Surprising' },
  'chat.reaction.sad': { el: 'Λυπηρό', en: 'Sad' },
  'chat.reaction.thanks': { el: 'Ευχαριστώ', en: 'Thank you' },
  'chat.copy': { el: 'Αντιγραφή κειμένου', en: 'Copy the text' },
  'chat.forward': { el: 'Προώθηση', en: 'Forward' },
  'chat.forward.title': { el: 'Προώθηση μηνύματος', en: 'Forward the message' },
  'chat.forward.text': {
    el: 'Επιλέξτε τη συνομιλία στην οποία θα σταλεί. Θα φαίνεται ότι το στείλατε εσείς.',
    en: 'Choose the conversation to which it will be sent. It will be shown as sent by you.',
  },
  'chat.forward.files': {
    el: 'Μαζί στέλνονται αντίγραφα των αρχείων του μηνύματος. Μένουν και αν το αρχικό μήνυμα διαγραφεί.',
    en: 'Copies of the files of the message are sent with it. They stay even if the original message is deleted.',
  },
  'chat.forward.withheld': {
    el: 'Όσα αρχεία δεν είναι διαθέσιμα δεν προωθούνται.',
    en: 'Files that are not available are not forwarded.',
  },
  'chat.forward.busy': {
    el: 'Τα αρχεία αντιγράφονται. Αν κλείσετε το παράθυρο, δεν στέλνεται τίποτα.',
    en: 'The files are being copied. If you close the window, nothing is sent.',
  },
  'chat.forward.search': { el: 'Όνομα ατόμου ή ομάδας', en: 'Name of a person or group' },
  'chat.forward.list': { el: 'Συνομιλίες', en: 'Conversations' },
  'chat.forward.none': { el: 'Δεν βρέθηκε συνομιλία', en: 'No conversation found' },
  'chat.forward.noneText': {
    el: 'Γράψτε το όνομα αλλιώς, ή αρχίστε πρώτα τη συνομιλία.',
    en: 'Write the name in another way, or begin the conversation first.',
  },
  'chat.forward.closed': { el: 'Δεν δέχεται μηνύματα', en: 'Takes no messages' },
  'chat.forward.done': {
    el: 'Το μήνυμα προωθείται στη συνομιλία: {title}',
    en: 'The message is being forwarded to {title}',
  },
  'chat.forward.doneWithout_one': {
    el: 'Το μήνυμα προωθείται στη συνομιλία: {title}. Ένα αρχείο δεν ήταν διαθέσιμο και δεν στέλνεται.',
    en: 'The message is being forwarded to {title}. One file was not available and is not sent.',
  },
  'chat.forward.doneWithout_other': {
    el: 'Το μήνυμα προωθείται στη συνομιλία: {title}. {count} αρχεία δεν ήταν διαθέσιμα και δεν στέλνονται.',
    en: 'The message is being forwarded to {title}. {count} files were not available and are not sent.',
  },
  'chat.forward.nothing': {
    el: 'Δεν προωθήθηκε τίποτα: τα αρχεία του μηνύματος δεν είναι διαθέσιμα.',
    en: 'Nothing was forwarded: the files of the message are not available.',
  },
  'chat.emojis': { el: 'Επιλογή emoji', en: 'Choose emoji' },
  'chat.emojis.search': { el: 'Αναζήτηση emoji', en: 'Search emoji' },
  'chat.emojis.none': { el: 'Δεν βρέθηκε emoji', en: 'No emoji found' },
  'chat.emojis.faces': { el: 'Πρόσωπα', en: 'Faces' },
  'chat.emojis.hands': { el: 'Χέρια', en: 'Hands' },
  'chat.emojis.signs': { el: 'Σύμβολα', en: 'Signs' },
  'chat.emojis.work': { el: 'Μάθηση και δουλειά', en: 'Study and work' },
  'chat.emojis.life': { el: 'Καθημερινά', en: 'Everyday life' },
  'chat.sent': { el: 'Στάλθηκε', en: 'Sent' },
  'chat.seen': { el: 'Διαβάστηκε', en: 'Read' },
  'chat.toEnd.new_one': {
    el: 'Στο τέλος: {count} νέο μήνυμα',
    en: 'To the end: {count} new message',
  },
  'chat.toEnd.new_other': {
    el: 'Στο τέλος: {count} νέα μηνύματα',
    en: 'To the end: {count} new messages',
  },
})
