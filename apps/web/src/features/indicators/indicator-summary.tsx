import { Card, Heading, Text } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts } from '#shared'
import { Chart, Loadable } from '#ui'
import { useLabelOf, valueWords, type Indicator } from './indicator.ts'

/** What an indicator says of all people within reach: how many have a value, and which. */
export function IndicatorSummary({ indicator }: { readonly indicator: Indicator }) {
  const texts = useTexts()
  const { t, language } = texts
  const { ProjectId } = useIdentity()
  const name = useLabelOf()(indicator)
  const summary = useCall('indicators.summarizeIndicator', { ProjectId, Id: indicator.Id })
  return (
    <Card as="section" gap={3} aria-labelledby="indicator-summary">
      <Heading id="indicator-summary">{t('indicators.summary', { name })}</Heading>
      <Loadable query={summary}>
        {({ People, Filled, Values, Mean, Min, Max }) => (
          <>
            <Text>
              {t('indicators.summary.filled', {
                filled: formatNumber(Filled, language),
                people: formatNumber(People, language),
              })}{' '}
              {Mean !== null &&
                t('indicators.summary.numbers', {
                  mean: formatNumber(Math.round(Mean * 100) / 100, language),
                  min: formatNumber(Min ?? 0, language),
                  max: formatNumber(Max ?? 0, language),
                })}
            </Text>
            {Values[0] && indicator.Kind !== 'text' && (
              <Chart
                kind="bar"
                title={name}
                hasTitle={false}
                sentence={t('indicators.summary.sentence', {
                  value: valueWords(indicator, Values[0].Value, texts),
                  count: formatNumber(Values[0].Count, language),
                })}
                category={t('indicators.value')}
                labels={inOrder(Values, indicator).map(({ Value }) =>
                  valueWords(indicator, Value, texts),
                )}
                datasets={[
                  {
                    label: t('indicators.summary.count'),
                    data: inOrder(Values, indicator).map(({ Count }) => Count),
                  },
                ]}
              />
            )}
          </>
        )}
      </Loadable>
    </Card>
  )
}

interface Counted {
  readonly Value: string
  readonly Count: number
}

/** Numbers and days by their size, choices as the indicator offers them, the rest by how many have them. */
function inOrder(values: readonly Counted[], { Kind, Options }: Indicator): readonly Counted[] {
  switch (Kind) {
    case 'number':
      return values.toSorted((a, b) => Number(a.Value) - Number(b.Value))
    case 'date':
      return values.toSorted((a, b) => (a.Value < b.Value ? -1 : 1))
    case 'select':
      return values.toSorted((a, b) => Options.indexOf(a.Value) - Options.indexOf(b.Value))
    default:
      return values
  }
}
