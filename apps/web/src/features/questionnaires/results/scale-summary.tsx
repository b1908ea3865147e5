import { Heading } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useId } from 'react'
import { useTexts } from '#shared'
import { BarTable } from '#ui'
import type { Distribution } from './question-chart.ts'
import classes from './results.module.css'

interface Props {
  readonly title: string
  readonly scales: Distribution['Scales']
}

/** The scales over many people: their mean, and how many lie in each band. */
export function ScaleSummary({ title, scales }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  const show = (value: number) => formatNumber(Number(value.toFixed(2)), language)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <div className={classes.cards}>
        {scales.map(({ Id, Name, Count, Mean, Low, High, Bands }) => (
          <figure key={Id} aria-labelledby={`${id}-${Id}`} className={classes.figure}>
            <figcaption>
              <Heading id={`${id}-${Id}`} as="h3" size="small">
                {Name}
              </Heading>
              <p className={classes.lead}>
                {t('results.scale.people', {
                  count: Count,
                  number: formatNumber(Count, language),
                  mean: Mean === null ? '–' : show(Mean),
                })}
                {Low !== null && High !== null && (
                  <> {t('results.scale.limits', { low: show(Low), high: show(High) })}</>
                )}
              </p>
            </figcaption>
            {Bands.length > 0 && (
              <BarTable
                label={Name}
                headings={{
                  label: t('results.band'),
                  count: t('results.count'),
                  share: t('results.share'),
                }}
                rows={Bands.map(({ Name: band, Count: count }) => ({
                  key: band,
                  label: band,
                  count,
                  of: Count,
                }))}
              />
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}
