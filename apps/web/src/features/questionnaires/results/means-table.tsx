import { Row } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import type { CSSProperties } from 'react'
import { useTexts } from '#shared'
import type { Numbers } from './question-chart.ts'
import classes from './results.module.css'

interface Props {
  readonly title: string
  readonly items: readonly {
    readonly key: number
    readonly label: string
    readonly numbers: Numbers
  }[]
}

/** Numbers that are given to several items: the mean of each, and how far they reach. */
export function MeansTable({ title, items }: Props) {
  const { t, language } = useTexts()
  const most = Math.max(...items.map(({ numbers }) => numbers.High), 0)
  const show = (value: number) => formatNumber(Number(value.toFixed(2)), language)
  return (
    <table aria-label={title} className={classes.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('results.item')}</th>
          <th scope="col">{t('results.mean')}</th>
          <th scope="col">{t('results.range')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ key, label, numbers: { Mean, Low, High } }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <Row as="span" nowrap gap={2} align="baseline">
                {show(Mean)}
              </Row>
              <span
                aria-hidden="true"
                className={classes.mark}
                style={{ '--share': most > 0 ? Math.max(0, Mean) / most : 0 } as CSSProperties}
              />
            </td>
            <td>{t('results.fromTo', { from: show(Low), to: show(High) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
