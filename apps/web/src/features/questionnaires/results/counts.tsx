import { Row } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { Distribution } from './question-chart.ts'
import classes from './results.module.css'

const STATES = [
  ['finished', 'Finished'],
  ['running', 'Running'],
  ['expired', 'Expired'],
] as const

/** How many attempts there are in each state, and how many of the counted came by a link. */
export function Counts({ counts }: { readonly counts: Distribution }) {
  const { t, language } = useTexts()
  const { ByLink } = counts
  return (
    <>
      <Row as="dl" gap={5} className={classes.counts}>
        {STATES.map(([key, field]) => (
          <div key={key}>
            <dt>{t(`results.${key}`)}</dt>
            <dd>{formatNumber(counts[field], language)}</dd>
          </div>
        ))}
      </Row>
      {ByLink > 0 && (
        <p className={classes.lead}>
          {t('results.byLink', { count: ByLink, number: formatNumber(ByLink, language) })}
        </p>
      )}
    </>
  )
}
