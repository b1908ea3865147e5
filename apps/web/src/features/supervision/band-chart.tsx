import { PROGRESS_BANDS } from '@telemachos/contract/supervision/statistics-scale'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import { Chart } from '#ui'
import { peoplePastHalf } from './statistics-numbers.ts'

/** How many people are how far. */
export function BandChart({ bands }: { readonly bands: readonly number[] }) {
  const { t, language } = useTexts()
  const past = peoplePastHalf(bands)
  const labels = PROGRESS_BANDS.map((from, band) => {
    const next = PROGRESS_BANDS[band + 1]
    if (next === undefined) return t('statistics.band.all')
    return t('statistics.band.range', { from: from * 100, to: next * 100 - 1 })
  })
  return (
    <Chart
      kind="bar"
      title={t('statistics.bands')}
      sentence={t('statistics.bands.sentence', {
        count: past,
        people: formatNumber(past, language),
      })}
      category={t('statistics.bands.category')}
      labels={labels}
      datasets={[{ label: t('statistics.bands.set'), data: bands }]}
    />
  )
}
