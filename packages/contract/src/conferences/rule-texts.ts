import { defineTexts } from '../core/define-texts.ts'

/** Why what was said of a conference is refused: the texts of its rules. */
export const conferenceRuleTexts = defineTexts({
  'rule.web_address': {
    el: 'Γράψτε μια διεύθυνση που αρχίζει με http:// ή https://.',
    en: 'Write an address that begins with http:// or https://.',
  },
  'rule.ends_order': {
    el: 'Η λήξη πρέπει να είναι μετά την έναρξη.',
    en: 'The end must be after the start.',
  },
  'rule.session_span': {
    el: 'Μια συνεδρία διαρκεί έως τρεις ημέρες.',
    en: 'A session takes three days at most.',
  },
  'rule.place_or_link': {
    el: 'Γράψτε τον χώρο ή τον σύνδεσμο.',
    en: 'Write the place or the link.',
  },
  'rule.closes_order': {
    el: 'Οι εγγραφές πρέπει να κλείνουν αφού ανοίξουν.',
    en: 'Registration must close after it opens.',
  },
  'rule.closes_late': {
    el: 'Οι εγγραφές κλείνουν το αργότερο με τη λήξη της συνεδρίας.',
    en: 'Registration closes when the session ends, at the latest.',
  },
  'rule.opens_late': {
    el: 'Οι εγγραφές πρέπει να ανοίγουν πριν από την έναρξη της συνεδρίας.',
    en: 'Registration must open before the session begins.',
  },
  'rule.capacity_taken': {
    el: 'Έχουν ήδη θέση περισσότεροι. Ακυρώστε πρώτα εγγραφές.',
    en: 'More people have a place already. Cancel registrations first.',
  },
  'rule.session_cancelled': {
    el: 'Η συνεδρία έχει ακυρωθεί.',
    en: 'The session was cancelled.',
  },
  'rule.session_begun': {
    el: 'Η συνεδρία έχει αρχίσει.',
    en: 'The session has begun.',
  },
  'rule.session_not_begun': {
    el: 'Η συνεδρία δεν έχει αρχίσει ακόμη.',
    en: 'The session has not begun yet.',
  },
  'rule.registration_early': {
    el: 'Οι εγγραφές δεν έχουν ανοίξει ακόμη.',
    en: 'Registration has not opened yet.',
  },
  'rule.registration_closed': {
    el: 'Οι εγγραφές έχουν κλείσει.',
    en: 'Registration is closed.',
  },
  'rule.session_full': {
    el: 'Η συνεδρία έχει αρχίσει και δεν υπάρχει ελεύθερη θέση.',
    en: 'The session has begun, and no place is left.',
  },
  'rule.count_changed': {
    el: 'Στο μεταξύ άλλαξαν όσοι ταιριάζουν. Δείτε ξανά πόσοι είναι.',
    en: 'Those who match have changed meanwhile. Look again how many they are.',
  },
  'rule.place_elsewhere': {
    el: 'Έχει εγγραφή σε άλλη συνεδρία της δράσης. Ακυρώστε πρώτα εκείνη.',
    en: 'They are registered in another session of the action. Cancel that one first.',
  },
  'rule.has_place': {
    el: 'Υπάρχει ήδη εγγραφή σε συνεδρία αυτής της δράσης.',
    en: 'There is a registration in a session of this action already.',
  },
  'rule.no_place': {
    el: 'Δεν υπάρχει εγγραφή σε αυτή τη συνεδρία.',
    en: 'There is no registration in this session.',
  },
  'rule.already_completed': {
    el: 'Η δράση έχει ήδη ολοκληρωθεί.',
    en: 'The action has been completed already.',
  },
  'rule.conference_no_place': {
    el: 'Χρειάζεται εγγραφή σε μια συνεδρία της εκδήλωσης.',
    en: 'A place in a session of the conference is needed.',
  },
  'rule.conference_not_begun': {
    el: 'Η συνεδρία αρχίζει στις {at}.',
    en: 'The session begins on {at}.',
  },
  'rule.minutes_present': {
    el: 'Διάρκεια γράφεται μόνο όπου υπάρχει παρουσία.',
    en: 'Only who was present has minutes.',
  },
})
