import { useTexts } from '#shared'
import classes from './payments-page.module.css'

interface OddNumbersProps {
  readonly kind: 'unknown' | 'ambiguous'
  readonly numbers: readonly string[]
}

/** Numbers under which nothing can be recorded, by name. */
export function OddNumbers({ kind, numbers }: OddNumbersProps) {
  const { t } = useTexts()
  if (numbers.length === 0) return null
  return (
    <div role="status" className={classes.odd}>
      <p>{t(`payments.${kind}`, { count: numbers.length })}</p>
      <p className={classes.numbers}>{numbers.join(', ')}</p>
    </div>
  )
}
