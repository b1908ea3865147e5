import { defineTexts } from '../core/define-texts.ts'

/** What completing an action takes. */
export const completionTexts = defineTexts({
  'rule.something_missing': {
    el: 'Λείπει κάτι πριν ολοκληρωθεί η δράση.',
    en: 'Something is missing before the action can be completed.',
  },
  'rule.mentee_completes': {
    el: 'Τη δράση την ολοκληρώνει ο ωφελούμενος.',
    en: 'The mentee completes this action.',
  },
  'rule.completion_condition': {
    el: 'Δεν ισχύει ακόμη ό,τι χρειάζεται για να ολοκληρωθεί η δράση.',
    en: 'What completing the action takes does not hold yet.',
  },
})
