import { formatNumber } from '@telemachos/rules/numbers'
import type { CSSProperties } from 'react'
import { useTexts, type CallOutput } from '#shared'
import { Badge } from '#ui'
import classes from './results.module.css'

export type SetResults = CallOutput<'questionnaires.getResults'>
export type ScaleResult = SetResults['Scales'][number]

/** One person's scales: the score in its range, the band, and what it means. */
export function ScaleResults({ scales }: { readonly scales: readonly ScaleResult[] }) {
  return (
    <ul className={classes.scales}>
      {scales.map((scale) => (
        <Scale key={scale.Id} scale={scale} />
      ))}
    </ul>
  )
}

function Scale({ scale }: { readonly scale: ScaleResult }) {
  const { t, language } = useTexts()
  const { Name, Score, Low, High, Band, Answered, Items } = scale
  const show = (value: number) => formatNumber(Number(value.toFixed(2)), language)
  return (
    <li className={classes.scale}>
      <span className={classes.scaleName}>{Name}</span>
      {Score === null ? (
        <span className={classes.lead}>
          {t('results.scale.noScore', { answered: Answered, items: Items })}
        </span>
      ) : (
        <>
          <span>
            <strong>{show(Score)}</strong>{' '}
            {Low !== null && High !== null && (
              <span className={classes.lead}>
                {t('results.scale.from', { low: show(Low), high: show(High) })}
              </span>
            )}
          </span>
          {Low !== null && High !== null && High > Low && (
            <span
              aria-hidden="true"
              className={classes.track}
              style={{ '--share': (Score - Low) / (High - Low) } as CSSProperties}
            />
          )}
          {Band && (
            <span className={classes.band}>
              <Badge tone="info">{Band.Name}</Badge> {Band.Text}
            </span>
          )}
        </>
      )}
    </li>
  )
}
