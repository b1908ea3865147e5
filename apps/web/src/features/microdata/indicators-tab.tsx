import { Card, Heading, Row, Stack, Text } from '#layout'
import { exportCell } from '@telemachos/rules/export-cells'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Chart, EmptyState, Loadable } from '#ui'
import { CountedPanel, type Chosen } from './counted-panel.tsx'
import { ExportButtons } from './export-buttons.tsx'
import classes from './microdata.module.css'

type Indicators = CallOutput<'microdata.getIndicators'>
type Line = Indicators['Start'][number]

const PHASES = ['Start', 'End'] as const

/** The common indicators by gender and phase, as table and chart; each number leads to its people. */
export function IndicatorsTab() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('microdata.getIndicators', { ProjectId })
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('microdata.indicators.rule')}</Text>
      <Loadable query={query}>
        {(found) =>
          found.Complete.Start === 0 ? (
            <EmptyState picture="chart" title={t('microdata.indicators.none')} />
          ) : (
            <Stack gap={5}>
              <Row gap={3}>
                <Text>
                  {t('microdata.indicators.complete', {
                    count: found.People,
                    start: formatNumber(found.Complete.Start, language),
                    end: formatNumber(found.Complete.End, language),
                    people: formatNumber(found.People, language),
                  })}
                </Text>
                <ExportIndicators found={found} />
              </Row>
              {PHASES.map((phase) => (
                <PhasePart key={phase} phase={phase} lines={found[phase]} onChoose={setChosen} />
              ))}
            </Stack>
          )
        }
      </Loadable>
      {chosen && (
        <CountedPanel
          key={`${chosen.Code} ${chosen.Gender}`}
          chosen={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Stack>
  )
}

interface PartProps {
  readonly phase: (typeof PHASES)[number]
  readonly lines: readonly Line[]
  readonly onChoose: (chosen: Chosen) => void
}

function PhasePart({ phase, lines, onChoose }: PartProps) {
  const { t, language } = useTexts()
  const title = t(phase === 'Start' ? 'microdata.indicators.start' : 'microdata.indicators.end')
  const most = lines.toSorted((one, other) => totalOf(other) - totalOf(one))[0]
  if (!most) return null
  const labelOf = ({ Code }: Line) => `${Code} ${t(`microdata.indicator.${Code}`)}`
  const number = (line: Line, Gender: Chosen['Gender'], value: number) => (
    <button
      type="button"
      className={classes.number}
      aria-label={t('microdata.indicators.who', { code: labelOf(line), count: value })}
      disabled={value === 0}
      onClick={() => onChoose({ Code: line.Code, Gender })}
    >
      {formatNumber(value, language)}
    </button>
  )
  return (
    <Card as="section" gap={4}>
      <Heading as="h2" size="section">
        {title}
      </Heading>
      <div className={classes.frame}>
        <table aria-label={title} className={classes.indicators}>
          <thead>
            <tr>
              <th scope="col">{t('microdata.indicators.indicator')}</th>
              <th scope="col">{t('microdata.indicators.men')}</th>
              <th scope="col">{t('microdata.indicators.women')}</th>
              <th scope="col">{t('microdata.indicators.total')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.Code}>
                <th scope="row">{labelOf(line)}</th>
                <td>{number(line, '5301', line.Men)}</td>
                <td>{number(line, '5302', line.Women)}</td>
                <td>{number(line, null, totalOf(line))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Chart
        kind="bar"
        hasTable={false}
        title={t('microdata.indicators.byGender', { title })}
        sentence={t('microdata.indicators.sentence', {
          label: t(`microdata.indicator.${most.Code}`),
          total: formatNumber(totalOf(most), language),
        })}
        category={t('microdata.indicators.indicator')}
        labels={lines.map(({ Code }) => Code)}
        datasets={[
          { label: t('microdata.indicators.men'), data: lines.map(({ Men }) => Men) },
          { label: t('microdata.indicators.women'), data: lines.map(({ Women }) => Women) },
          // With the sum, all three are on one axis: men and women on two would look alike.
          { label: t('microdata.indicators.total'), data: lines.map(totalOf) },
        ]}
      />
    </Card>
  )
}

const totalOf = ({ Men, Women }: Line): number => Men + Women

function ExportIndicators({ found }: { readonly found: Indicators }) {
  const { t } = useTexts()
  const header = [
    t('microdata.file.phase'),
    t('microdata.indicators.indicator'),
    t('microdata.indicators.men'),
    t('microdata.indicators.women'),
    t('microdata.indicators.total'),
  ]
  const lines = PHASES.flatMap((phase) =>
    found[phase].map((line) => [
      exportCell(t(phase === 'Start' ? 'microdata.start' : 'microdata.end')),
      exportCell(`${line.Code} ${t(`microdata.indicator.${line.Code}`)}`),
      exportCell(line.Men),
      exportCell(line.Women),
      exportCell(totalOf(line)),
    ]),
  )
  return (
    <ExportButtons
      name={t('microdata.indicators.file')}
      sheet={t('microdata.tab.indicators')}
      header={header}
      read={async () => lines}
    />
  )
}
