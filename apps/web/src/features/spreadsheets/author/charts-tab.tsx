import { MAX_CHARTS } from '@telemachos/contract/spreadsheets/limits'
import { IconPlus } from '@tabler/icons-react'
import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { ChartEditor } from './chart-editor.tsx'
import { changed, moved, newChart, without } from './sheet-draft.ts'
import type { SheetTabProps } from './sheet-tab-props.ts'
import classes from './sheet-editor.module.css'

/** Charts of ranges, beside those that the file has. */
export default function ChartsTab({ model, values, setSettings, errorOf }: SheetTabProps) {
  const { t } = useTexts()
  const { Charts } = values.Settings
  const sheets = model.sheets.map(({ name }) => name)
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('sheets.tab.charts')}
      </Heading>
      <Text tone="faint">{t('sheets.charts.lead')}</Text>
      <ol className={classes.rows}>
        {Charts.map((chart, place) => (
          <li key={place}>
            <ChartEditor
              chart={chart}
              place={place}
              count={Charts.length}
              sheets={sheets}
              errorOf={(part) => errorOf(`Settings.Charts.${place}.${part}`)}
              onChange={(change) => setSettings({ Charts: changed(Charts, place, change) })}
              onMove={(by) => setSettings({ Charts: moved(Charts, place, by) })}
              onRemove={() => setSettings({ Charts: without(Charts, place) })}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={Charts.length >= MAX_CHARTS}
          onClick={() => setSettings({ Charts: [...Charts, newChart(sheets[0] ?? '')] })}
        >
          {t('sheets.charts.add')}
        </Button>
      </div>
    </Card>
  )
}
