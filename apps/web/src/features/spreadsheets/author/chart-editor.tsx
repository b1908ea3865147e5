import { CHART_TYPES } from '@telemachos/contract/spreadsheets/kinds'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, Checkbox, IconButton, LanguageFields, SelectField, TextField } from '#ui'
import { RowHead } from './row-head.tsx'
import { changed, without, type ChartSettings } from './sheet-draft.ts'
import classes from './sheet-editor.module.css'

interface Props {
  readonly chart: ChartSettings
  readonly place: number
  readonly count: number
  readonly sheets: readonly string[]
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (change: Partial<ChartSettings>) => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

const MAX_SERIES = 10
const address = (text: string): string => text.replace(/[\s$]/g, '').toUpperCase()

/** One chart of ranges. */
export function ChartEditor({ chart, place, count, sheets, errorOf, ...acts }: Props) {
  const { t } = useTexts()
  const { onChange } = acts
  const { DataSets } = chart
  const name = chart.Title.el || t('sheets.charts.one', { place: place + 1 })
  return (
    <div className={classes.body}>
      <RowHead {...acts} name={name} place={place} count={count} />
      <LanguageFields
        name={t('sheets.charts.title')}
        value={chart.Title}
        maxLength={200}
        onChange={({ el, en }) => onChange({ Title: { el, en } })}
      />
      <div className={classes.fields}>
        <SelectField
          label={t('sheets.charts.type')}
          options={CHART_TYPES.map((type) => ({
            value: type,
            label: t(`sheets.chartType.${type}`),
          }))}
          value={chart.Type}
          onChange={(type) => type && onChange({ Type: type as ChartSettings['Type'] })}
        />
        <SelectField
          label={t('sheets.field.sheet')}
          options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={chart.Sheet}
          error={errorOf('Sheet')}
          onChange={(Sheet) => Sheet && onChange({ Sheet })}
        />
        <TextField
          label={t('sheets.charts.labels')}
          value={chart.Labels}
          maxLength={25}
          placeholder={t('sheets.example.labels')}
          error={errorOf('Labels')}
          onChange={(event) => onChange({ Labels: address(event.currentTarget.value) })}
        />
      </div>
      {DataSets.map((series, at) => (
        <div key={at} className={classes.fields}>
          <TextField
            label={t('sheets.charts.series')}
            value={series.Label}
            maxLength={200}
            onChange={(event) =>
              onChange({ DataSets: changed(DataSets, at, { Label: event.currentTarget.value }) })
            }
          />
          <TextField
            label={t('sheets.charts.range')}
            value={series.Range}
            maxLength={25}
            placeholder={t('sheets.example.values')}
            error={errorOf(`DataSets.${at}.Range`)}
            aside={
              DataSets.length > 1 && (
                <IconButton
                  label={t('sheets.remove', { name: series.Label || series.Range })}
                  onClick={() => onChange({ DataSets: without(DataSets, at) })}
                >
                  <IconX size={18} />
                </IconButton>
              )
            }
            onChange={(event) =>
              onChange({
                DataSets: changed(DataSets, at, { Range: address(event.currentTarget.value) }),
              })
            }
          />
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={DataSets.length >= MAX_SERIES}
          onClick={() => onChange({ DataSets: [...DataSets, { Label: '', Range: '' }] })}
        >
          {t('sheets.charts.addSeries')}
        </Button>
      </div>
      <div className={classes.ticks}>
        <Checkbox
          label={t('sheets.charts.stacked')}
          checked={chart.Stacked}
          onChange={(Stacked) => onChange({ Stacked })}
        />
        <Checkbox
          label={t('sheets.charts.transpose')}
          checked={chart.Transpose}
          onChange={(Transpose) => onChange({ Transpose })}
        />
        <Checkbox
          label={t('sheets.charts.single')}
          checked={chart.Single}
          onChange={(Single) => onChange({ Single })}
        />
      </div>
    </div>
  )
}
