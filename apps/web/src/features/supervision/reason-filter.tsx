import { Row } from '#layout'
import { REASONS, type Reason } from '@telemachos/contract/supervision/reasons'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import classes from './reason-filter.module.css'

interface ReasonFilterProps {
  readonly counts: Readonly<Record<Reason, number>>
  /** How many people wait; some of them for several reasons. */
  readonly all: number
  readonly chosen: Reason | null
  readonly onChange: (reason: Reason | null) => void
}

/** Narrows the queue to one reason that somebody waits for, and says how many do. */
export function ReasonFilter({ counts, all, chosen, onChange }: ReasonFilterProps) {
  const { t, language } = useTexts()
  return (
    <Row role="group" aria-label={t('supervision.filter')} gap={2} className={classes.reasons}>
      {[null, ...REASONS.filter((reason) => counts[reason] > 0 || reason === chosen)].map(
        (reason) => (
          <button
            key={reason}
            type="button"
            className={classes.reason}
            aria-pressed={reason === chosen}
            data-print={reason === chosen ? undefined : 'none'}
            onClick={() => onChange(reason)}
          >
            {reason === null ? t('supervision.filter.all') : t(`supervision.reason.${reason}`)}{' '}
            <span className={classes.count}>
              {formatNumber(reason === null ? all : counts[reason], language)}
            </span>
          </button>
        ),
      )}
    </Row>
  )
}
