import { defineTexts } from '../core/define-texts.ts'

/** What people are told of what is handed in. */
export const submissionNoticeTexts = defineTexts({
  'notifications.group.submissions': {
    el: 'Έγγραφα και αποδεικτικά',
    en: 'Documents and evidence',
  },
  'notifications.kind.submissions.submitted': {
    el: '{with}: νέα κατάθεση στη δράση «{title}», περιμένει τον έλεγχό σας',
    en: '{with} handed in something for “{title}”; it waits for you to look at it',
  },
  'notifications.kind.submissions.accepted': {
    el: 'Έγινε δεκτό ό,τι καταθέσατε στη δράση «{title}»',
    en: 'What you handed in for “{title}” was accepted',
  },
  'notifications.kind.submissions.returned': {
    el: 'Σας επιστράφηκε ό,τι καταθέσατε στη δράση «{title}», με εξήγηση',
    en: 'What you handed in for “{title}” was returned to you, with a reason',
  },
  'notifications.choice.submissions.submitted': {
    el: 'Έγγραφα και αποδεικτικά προς έλεγχο',
    en: 'Documents and evidence to look at',
  },
  'notifications.choice.submissions.accepted': {
    el: 'Αποδοχή όσων καταθέτω',
    en: 'Acceptance of what I hand in',
  },
  'notifications.choice.submissions.returned': {
    el: 'Επιστροφή όσων καταθέτω',
    en: 'Return of what I hand in',
  },
})
