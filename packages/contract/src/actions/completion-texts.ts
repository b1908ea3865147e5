import { defineTexts } from '../core/define-texts.ts'

/** What completing an action takes. */
export const completionTexts = defineTexts({
  'actions.missing': {
    el: 'Πριν ολοκληρωθεί χρειάζεται ακόμη:',
    en: 'Before it can be completed, it still needs:',
  },
  'rule.something_missing': {
    el: 'Λείπει κάτι πριν ολοκληρωθεί η δράση.',
    en: 'Something is missing before the action can be completed.',
  },
  'rule.mentee_completes': {
    el: 'Τη δράση την ολοκληρώνει ο ωφελούμενος.',
    en: 'The mentee completes this action.',
  },
  'rule.completes_itself': {
    el: 'Η δράση ολοκληρώνεται μόνη της μόλις υπάρχουν όλα όσα ζητά.',
    en: 'The action completes itself once everything is there that it asks for.',
  },
  'rule.questionnaire_missing': {
    el: 'Να οριστεί ποιο ερωτηματολόγιο ρωτά η δράση.',
    en: 'Choose the questionnaire that the action asks.',
  },
  'rule.quest_begun': {
    el: 'Κάποιοι έχουν αρχίσει ήδη το ερωτηματολόγιο της δράσης, γι’ αυτό δεν αλλάζει.',
    en: 'Some have begun the questionnaire of the action, so it does not change.',
  },
  'rule.completion_condition': {
    el: 'Δεν ισχύει ακόμη ό,τι χρειάζεται για να ολοκληρωθεί η δράση.',
    en: 'What completing the action takes does not hold yet.',
  },
})
