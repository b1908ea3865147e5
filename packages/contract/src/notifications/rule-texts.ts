import { defineTexts } from '../core/define-texts.ts'

/** What is wrong with what somebody chooses. */
export const notificationRuleTexts = defineTexts({
  'rule.unknown_kind': {
    el: 'Δεν υπάρχει τέτοιο είδος ειδοποίησης.',
    en: 'There is no such kind of notification.',
  },
  'rule.no_message_service': {
    el: 'Οι ρυθμίσεις του έργου δεν έχουν υπηρεσία μηνυμάτων. Αποθηκεύστε πρώτα τη διεύθυνσή της.',
    en: 'The settings of the project have no message service. Save its address first.',
  },
  'rule.message_service_not_allowed': {
    el: 'Η διαχείριση του συστήματος δεν έχει επιτρέψει αυτή τη διεύθυνση.',
    en: 'The operator of the system has not allowed this address.',
  },
  'rule.no_own_phone': {
    el: 'Δεν έχετε αριθμό τηλεφώνου στα στοιχεία σας, για να σταλεί εκεί το δοκιμαστικό μήνυμα.',
    en: 'You have no telephone number among your data to which the trial could be sent.',
  },
  'rule.no_messages': {
    el: 'Κανένα έργο σας δεν έχει υπηρεσία μηνυμάτων σε λειτουργία.',
    en: 'None of your projects has a message service at work.',
  },
})
