import { defineTexts } from '../core/define-texts.ts'

/** What people are told of items of the library. */
export const libraryNoticeTexts = defineTexts({
  'notifications.group.library': { el: 'Βιβλιοθήκη', en: 'Library' },
  'notifications.kind.library.waiting': {
    el: '{with}: νέο στοιχείο στη βιβλιοθήκη, «{title}», περιμένει έγκριση',
    en: '{with} added “{title}” to the library; it waits for approval',
  },
  'notifications.kind.library.approved': {
    el: 'Εγκρίθηκε το «{title}» στη βιβλιοθήκη· το βλέπουν πλέον όλοι',
    en: '“{title}” was approved in the library; everybody sees it now',
  },
  'notifications.kind.library.shared': {
    el: '{with}: κοινοποίηση του «{title}» σε εσάς',
    en: '{with} shared “{title}” with you',
  },
  'notifications.choice.library.waiting': {
    el: 'Στοιχεία προς έγκριση',
    en: 'Items to approve',
  },
  'notifications.choice.library.approved': {
    el: 'Έγκριση όσων προσθέτω',
    en: 'Approval of what I add',
  },
  'notifications.choice.library.shared': {
    el: 'Όσα κοινοποιούν άλλοι σε εμένα',
    en: 'What others share with me',
  },
})
