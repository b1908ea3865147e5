import { defineTexts } from '../core/define-texts.ts'

/** Why what was said of a meeting is refused: the texts of its rules. */
export const meetingRuleTexts = defineTexts({
  'rule.time': { el: 'Γράψτε την ώρα ως ΩΩ:ΛΛ.', en: 'Write the time as HH:mm.' },
  'rule.hours_order': {
    el: 'Η λήξη πρέπει να είναι μετά την έναρξη.',
    en: 'The end must be after the start.',
  },
  'rule.days_order': {
    el: 'Η τελευταία ημέρα δεν μπορεί να είναι πριν από την πρώτη.',
    en: 'The last day cannot be before the first.',
  },
  'rule.days_span': {
    el: 'Ζητήστε έως 93 ημέρες κάθε φορά.',
    en: 'Ask for at most 93 days at a time.',
  },
  'rule.not_begun': {
    el: 'Η συνάντηση δεν έχει αρχίσει ακόμη.',
    en: 'The meeting has not begun yet.',
  },
  'rule.not_planned': {
    el: 'Δεν υπάρχει προγραμματισμένη συνάντηση.',
    en: 'There is no planned meeting.',
  },
  'rule.hours_overlap': {
    el: 'Δύο ωράρια της ίδιας ημέρας επικαλύπτονται.',
    en: 'Two spans of the same day overlap.',
  },
  'rule.no_mentor': {
    el: 'Δεν έχει οριστεί μέντορας για τη συνάντηση.',
    en: 'No mentor has been set for the meeting.',
  },
  'rule.same_time': {
    el: 'Η συνάντηση είναι ήδη αυτή την ώρα.',
    en: 'The meeting is at this time already.',
  },
  'rule.no_wish': {
    el: 'Δεν εκκρεμεί αίτημα για αυτή τη συνάντηση.',
    en: 'Nothing is asked about this meeting.',
  },
  'rule.no_follow_up': {
    el: 'Δεν υπάρχει εκκρεμότητα για αυτή τη συνάντηση.',
    en: 'Nothing has to be followed up for this meeting.',
  },
})
