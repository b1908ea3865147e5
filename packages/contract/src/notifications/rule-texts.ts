import { defineTexts } from '../core/define-texts.ts'

/** What is wrong with what somebody chooses. */
export const notificationRuleTexts = defineTexts({
  'rule.unknown_kind': {
    el: 'Δεν υπάρχει τέτοιο είδος ειδοποίησης.',
    en: 'There is no such kind of notification.',
  },
  'rule.no_messages': {
    el: 'Κανένα έργο σας δεν έχει υπηρεσία μηνυμάτων σε λειτουργία.',
    en: 'None of your projects has a message service at work.',
  },
})
