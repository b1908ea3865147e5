import { defineTexts } from '../core/define-texts.ts'

/** What people are told of conversations. */
export const chatNoticeTexts = defineTexts({
  'notifications.group.chat': { el: 'Συνομιλίες', en: 'Conversations' },
  'notifications.kind.chat.unread': {
    el: 'Έχετε αδιάβαστα μηνύματα: {with}',
    en: 'You have unread messages: {with}',
  },
  'notifications.choice.chat.unread': {
    el: 'Μηνύματα που δεν έχω διαβάσει μετά από ένα τέταρτο',
    en: 'Messages that I have not read after a quarter of an hour',
  },
  'notifications.kind.chat.reported': {
    el: 'Αναφέρθηκε ένα μήνυμα συνομιλίας και περιμένει να το δείτε',
    en: 'A message of a conversation was reported and waits for you to look at it',
  },
  'notifications.choice.chat.reported': {
    el: 'Μηνύματα που αναφέρονται',
    en: 'Messages that are reported',
  },
})
