import { useTexts } from '#shared'
import classes from './numbers.module.css'

interface OddNumbersProps {
  readonly kind: 'unknown' | 'ambiguous' | 'repeated' | 'unreadable'
  readonly numbers: readonly string[]
}

/** Registry numbers under which nothing can be done, by name. */
export function OddNumbers({ kind, numbers }: OddNumbersProps) {
  const { t } = useTexts()
  if (numbers.length === 0) return null
  return (
    <div role="status" className={classes.odd}>
      <p>{t(`people.numbers.${kind}`, { count: numbers.length })}</p>
      <p className={classes.numbers}>{numbers.join(', ')}</p>
    </div>
  )
}
