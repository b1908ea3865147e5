import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { ErrorState } from './error-state.tsx'
import classes from './loadable.module.css'

/** Before this nothing is shown: what arrives at once should not flicker. */
const TIMEOUT_MS = 300

/** As much of a query as matters here, so that queries by page fit too. */
export interface LoadableQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface LoadableProps<Data> {
  readonly query: LoadableQuery<Data>
  /** What to show while it loads, in the shape of what will be there. */
  readonly skeleton?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows what a query answers; until then a skeleton, and its failure in words with a way on. */
export function Loadable<Data>({ query, skeleton, children }: LoadableProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  return <Waiting>{skeleton ?? <Lines />}</Waiting>
}

function Waiting({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" className={late ? undefined : classes.unseen}>
      <span className="visually-hidden">{t('core.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const WIDTHS = ['70%', '95%', '85%', '60%']

function Lines() {
  return (
    <div className={classes.lines}>
      {WIDTHS.map((width) => (
        <div key={width} className={classes.line} style={{ width }} />
      ))}
    </div>
  )
}
