import { defineTexts } from '../core/define-texts.ts'

/** What the log of activity says of chat. */
export const chatActivityTexts = defineTexts({
  'activity.chat.started': {
    el: '{who} άνοιξε συνομιλία με: {whom}',
    en: '{who} began a conversation with {whom}',
  },
  'activity.chat.started.self': {
    el: '{who} άνοιξε συνομιλία',
    en: '{who} began a conversation',
  },
  'activity.chat.groupCreated': {
    el: '{who} έφτιαξε ομάδα συνομιλίας',
    en: '{who} made a chat group',
  },
  'activity.chat.groupChanged': {
    el: '{who} άλλαξε ομάδα συνομιλίας',
    en: '{who} changed a chat group',
  },
  'activity.chat.groupLeft': {
    el: '{who} έφυγε από ομάδα συνομιλίας',
    en: '{who} left a chat group',
  },
  'activity.chat.muted': {
    el: '{who} άλλαξε τις ειδοποιήσεις μιας συνομιλίας',
    en: '{who} changed what a conversation tells of',
  },
  'activity.chat.blocked': {
    el: '{who} άλλαξε τον αποκλεισμό για: {whom}',
    en: '{who} blocked {whom}, or let them write again',
  },
  'activity.chat.blocked.self': {
    el: '{who} άλλαξε έναν αποκλεισμό',
    en: '{who} blocked somebody, or let them write again',
  },
  'activity.chat.sent': { el: '{who} έγραψε μήνυμα', en: '{who} wrote a message' },
  'activity.chat.edited': { el: '{who} άλλαξε ένα μήνυμά του', en: '{who} changed a message' },
  'activity.chat.deleted': { el: '{who} διέγραψε ένα μήνυμά του', en: '{who} deleted a message' },
  'activity.chat.reacted': {
    el: '{who} αντέδρασε σε ένα μήνυμα',
    en: '{who} reacted to a message',
  },
  'activity.chat.filesCopied': {
    el: '{who} προώθησε αρχεία μηνύματος',
    en: '{who} forwarded the files of a message',
  },
  'activity.chat.read': { el: '{who} διάβασε μια συνομιλία', en: '{who} read a conversation' },
  'activity.chat.reported': {
    el: '{who} ανέφερε μήνυμα που έγραψε: {whom}',
    en: '{who} reported a message of {whom}',
  },
  'activity.chat.reported.self': {
    el: '{who} ανέφερε ένα μήνυμα',
    en: '{who} reported a message',
  },
  'activity.chat.reportRead': {
    el: '{who} διάβασε αναφορά για: {whom}',
    en: '{who} read a report about {whom}',
  },
  'activity.chat.reportRead.self': {
    el: '{who} διάβασε μια αναφορά',
    en: '{who} read a report',
  },
  'activity.chat.reportClosed': {
    el: '{who} έκλεισε αναφορά για: {whom}',
    en: '{who} closed a report about {whom}',
  },
  'activity.chat.reportClosed.self': {
    el: '{who} έκλεισε μια αναφορά',
    en: '{who} closed a report',
  },
})
