import { defineTexts } from '../core/define-texts.ts'

/** What is wrong with what somebody chooses. */
export const notificationRuleTexts = defineTexts({
  'rule.unknown_kind': {
    el: 'Δεν υπάρχει τέτοιο είδος ειδοποίησης.',
    en: 'There is no such kind of notification.',
  },
})
