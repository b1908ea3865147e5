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
  'rule.completes_soon': {
    el: 'Υπάρχουν όλα: η δράση ολοκληρώνεται μόνη της μέσα σε λίγα λεπτά.',
    en: 'Everything is there: the action completes itself within a few minutes.',
  },
  'rule.completion_taken_back': {
    el: 'Η ολοκλήρωση αναιρέθηκε. Με όσα υπάρχουν ήδη η δράση δεν ολοκληρώνεται ξανά μόνη της: την ολοκληρώνουν όσοι εποπτεύουν το έργο.',
    en: 'The completion was taken back. With what is already there the action does not complete itself again: whoever oversees the project completes it.',
  },
  'rule.form_awaits_staff': {
    el: 'Να γράψουν το μέρος τους όσοι σας παρακολουθούν.',
    en: 'Those who look after you have to write their part.',
  },
  'rule.form_awaits_mentee': {
    el: 'Να συμπληρώσει ο ωφελούμενος το δικό του μέρος.',
    en: 'The mentee has to fill in their own part.',
  },
  'rule.form_unbegun': { el: 'Να γραφτεί κάτι στη φόρμα.', en: 'Write something in the form.' },
  'rule.quest_unfinished': {
    el: 'Να υποβληθεί το ερωτηματολόγιο.',
    en: 'Finish the questionnaire.',
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
