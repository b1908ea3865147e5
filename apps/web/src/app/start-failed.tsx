import classes from './plain-page.module.css'

/** Both languages at once: without the server there are no texts to choose from. */
const WORDS = [
  {
    lang: 'el',
    title: 'Δεν υπάρχει σύνδεση',
    text: 'Ο διακομιστής δεν απαντά.',
    again: 'Δοκιμάστε ξανά',
  },
  { lang: 'en', title: 'No connection', text: 'The server does not answer.', again: 'Try again' },
]

/** What is shown when not even the texts could be loaded. */
export function StartFailed() {
  return (
    <main className={classes.page}>
      {WORDS.map(({ lang, title, text, again }) => (
        <section key={lang} lang={lang} className={classes.card}>
          <h1>{title}</h1>
          <p>{text}</p>
          <button type="button" className={classes.again} onClick={() => location.reload()}>
            {again}
          </button>
        </section>
      ))}
    </main>
  )
}
