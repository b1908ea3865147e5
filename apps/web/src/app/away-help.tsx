import classes from './away-help.module.css'

/** In the languages of the page that says it: without the server there are no other texts. */
const WORDS = {
  el: {
    waits: 'Δεν χάνεται τίποτα από όσα γράψατε',
    waiting: [
      'Μηνύματα συνομιλιών που δεν είχαν σταλεί φεύγουν από αυτή τη συσκευή μόλις επανέλθει η σύνδεση.',
      'Απαντήσεις ερωτηματολογίων που δεν είχαν σταλεί περιμένουν σε αυτή τη συσκευή.',
      'Αίτηση που συμπληρώνετε μένει σε αυτή τη συσκευή όπως την αφήσατε.',
      'Παράθυρα που είναι ήδη ανοιχτά δείχνουν όσα είχαν φορτώσει, και γράφετε σε αυτά.',
    ],
    not: 'Χρειάζονται σύνδεση',
    missing: [
      'Νέες σελίδες με στοιχεία, όπως άτομα, δράσεις και ημερολόγιο.',
      'Άνοιγμα και ανέβασμα αρχείων.',
      'Είσοδος στον λογαριασμό σας.',
    ],
  },
  en: {
    waits: 'Nothing that you wrote is lost',
    waiting: [
      'Messages of conversations that had not been sent leave this device once the connection is back.',
      'Answers to questionnaires that had not been sent wait on this device.',
      'An application that you are filling in stays on this device as you left it.',
      'Windows that are open already show what they had loaded, and you can write in them.',
    ],
    not: 'These need a connection',
    missing: [
      'New pages with data, such as people, actions and the calendar.',
      'Opening and uploading files.',
      'Signing in to your account.',
    ],
  },
}

/** What still works without a network, and what does not, in words. */
export default function AwayHelp({ lang }: { readonly lang: string }) {
  const { waits, waiting, not, missing } = WORDS[lang === 'el' ? 'el' : 'en']
  return (
    <>
      <h2 className={classes.title}>{waits}</h2>
      <ul className={classes.list}>
        {waiting.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h2 className={classes.title}>{not}</h2>
      <ul className={classes.list}>
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
