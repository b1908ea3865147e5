import { defineTexts } from '../core/define-texts.ts'

/** Why something is refused in chat. */
export const chatRuleTexts = defineTexts({
  'rule.chat_ended': {
    el: 'Η συνομιλία έχει κλείσει: διαβάζεται, αλλά δεν δέχεται νέα μηνύματα.',
    en: 'The conversation is closed: it can be read, but takes no more messages.',
  },
  'rule.chat_blocked': {
    el: 'Έχετε αποκλείσει αυτό το άτομο. Άρετε τον αποκλεισμό για να γράψετε.',
    en: 'You have blocked this person. Unblock them to write.',
  },
  'rule.chat_left': {
    el: 'Δεν είστε πια σε αυτή την ομάδα.',
    en: 'You are no longer in this group.',
  },
  'rule.chat_off': {
    el: 'Η συνομιλία είναι κλειστή σε αυτό το έργο.',
    en: 'Chat is closed in this project.',
  },
  'rule.chat_deleted': { el: 'Το μήνυμα έχει διαγραφεί.', en: 'The message has been deleted.' },
  'rule.chat_own': {
    el: 'Το μήνυμα είναι δικό σας.',
    en: 'The message is your own.',
  },
  'rule.chat_group': {
    el: 'Γίνεται μόνο σε συνομιλία δύο ατόμων.',
    en: 'This is done in a conversation of two only.',
  },
  'rule.chat_no_group': {
    el: 'Γίνεται μόνο σε ομάδα.',
    en: 'This is done in a group only.',
  },
  'rule.chat_contact': {
    el: 'Επιλέξτε μόνο άτομα στα οποία μπορείτε να γράψετε.',
    en: 'Choose only people to whom you may write.',
  },
  'rule.chat_full': {
    el: 'Η ομάδα έχει έως 100 άτομα.',
    en: 'A group has at most 100 people.',
  },
  'rule.chat_report_closed': {
    el: 'Η αναφορά έχει ήδη κλείσει.',
    en: 'The report has been closed already.',
  },
})
