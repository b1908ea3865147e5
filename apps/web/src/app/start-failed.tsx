import { Suspense, useEffect } from 'react'
import { service } from '#shared'
import { lazyPart } from '#ui'
import classes from './plain-page.module.css'

/** What works meanwhile, where the browser keeps the files: the page says no more where it does not. */
const AwayHelp = lazyPart(() => import('./away-help.tsx'))

/** Both languages at once: without the server there are no texts to choose from. */
const WORDS = {
  away: [
    {
      lang: 'el',
      title: 'Δεν υπάρχει σύνδεση',
      text: 'Η σελίδα θα ανοίξει μόνη της μόλις επανέλθει.',
      again: 'Δοκιμάστε ξανά',
    },
    {
      lang: 'en',
      title: 'No connection',
      text: 'The page opens by itself once it is back.',
      again: 'Try again',
    },
  ],
  fault: [
    {
      lang: 'el',
      title: 'Κάτι πήγε στραβά',
      text: 'Η σελίδα σταμάτησε από δικό μας λάθος. Ό,τι είχε αποθηκευτεί είναι ασφαλές.',
      again: 'Δοκιμάστε ξανά',
    },
    {
      lang: 'en',
      title: 'Something went wrong',
      text: 'The page stopped because of a fault of ours. Everything that was saved is safe.',
      again: 'Try again',
    },
  ],
}

/** So long, in milliseconds, a service that is back is left alone. */
const AGAIN_MS = 1_000

/** What is shown when not even the texts could be loaded; where the service is away, until it is back. */
export function StartFailed({ isAway }: { readonly isAway: boolean }) {
  useEffect(() => {
    if (!isAway) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const reload = (): void => {
      timer ??= setTimeout(() => location.reload(), AGAIN_MS)
    }
    void service.check().then((isThere) => isThere && reload())
    const stop = service.whenBack(reload)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isAway])
  return (
    <main className={classes.page}>
      {WORDS[isAway ? 'away' : 'fault'].map(({ lang, title, text, again }) => (
        <section key={lang} lang={lang} className={classes.card}>
          <h1>{title}</h1>
          <p>{text}</p>
          {isAway && (
            <Suspense fallback={null}>
              <AwayHelp lang={lang} />
            </Suspense>
          )}
          <button type="button" className={classes.again} onClick={() => location.reload()}>
            {again}
          </button>
        </section>
      ))}
    </main>
  )
}
