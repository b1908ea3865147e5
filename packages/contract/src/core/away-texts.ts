import { defineTexts } from './define-texts.ts'

/** What is said without a network of what works and what does not: the page brings these texts with its code. */
export const awayTexts = defineTexts({
  'core.away.kept': {
    el: 'Δεν χάνεται τίποτα από όσα γράψατε',
    en: 'Nothing that you wrote is lost',
  },
  'core.away.kept.chats': {
    el: 'Μηνύματα συνομιλιών που δεν είχαν σταλεί φεύγουν από αυτή τη συσκευή μόλις επανέλθει η σύνδεση.',
    en: 'Messages of conversations that had not been sent leave this device once the connection is back.',
  },
  'core.away.kept.answers': {
    el: 'Απαντήσεις ερωτηματολογίων που δεν είχαν σταλεί περιμένουν σε αυτή τη συσκευή.',
    en: 'Answers to questionnaires that had not been sent wait on this device.',
  },
  'core.away.kept.application': {
    el: 'Αίτηση που συμπληρώνετε μένει σε αυτή τη συσκευή όπως την αφήσατε.',
    en: 'An application that you are filling in stays on this device as you left it.',
  },
  'core.away.kept.windows': {
    el: 'Παράθυρα που είναι ήδη ανοιχτά δείχνουν όσα είχαν φορτώσει.',
    en: 'Windows that are open already show what they had loaded.',
  },
  'core.away.needs': { el: 'Χρειάζονται σύνδεση', en: 'These need a connection' },
  'core.away.needs.pages': {
    el: 'Νέες σελίδες με στοιχεία, όπως άτομα, δράσεις και ημερολόγιο.',
    en: 'New pages with data, such as people, actions and the calendar.',
  },
  'core.away.needs.files': {
    el: 'Άνοιγμα και ανέβασμα αρχείων.',
    en: 'Opening and uploading files.',
  },
  'core.away.needs.account': {
    el: 'Είσοδος στον λογαριασμό σας.',
    en: 'Signing in to your account.',
  },
})
