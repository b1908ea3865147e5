import { defineTexts } from '../core/define-texts.ts'

/** Deadlines of actions. */
export const dueTexts = defineTexts({
  'rule.due_circle': {
    el: 'Οι προθεσμίες θα μετρούσαν κυκλικά η μία από την άλλη.',
    en: 'The deadlines would count from each other in a circle.',
  },
  'rule.no_deadline': {
    el: 'Η δράση δεν έχει ακόμη προθεσμία για αυτό το άτομο.',
    en: 'The action has no deadline yet for this person.',
  },
  'rule.action_completed': {
    el: 'Η δράση έχει ήδη ολοκληρωθεί.',
    en: 'The action has been completed already.',
  },
  'rule.not_later': {
    el: 'Διαλέξτε ημερομηνία μετά την τωρινή προθεσμία.',
    en: 'Choose a date after the present deadline.',
  },
})
