import { useTexts } from '#shared'
import { Checkbox, MultiSelect } from '#ui'
import { FormChoice } from './form-choice.tsx'
import { columnWords } from './result-columns.ts'
import classes from './view-fields.module.css'
import {
  PIVOT_FUNCTIONS,
  VIEW_TYPES,
  readViewSettings,
  type Result,
  type ResultView,
  type ViewSettings,
} from './view-settings.ts'

interface ViewFieldsProps {
  readonly columns: Result['Columns']
  readonly view: ResultView
  readonly onChange: (view: ResultView) => void
}

/** In which form a result is shown, and which of its columns are what. */
export function ViewFields({ columns, view, onChange }: ViewFieldsProps) {
  const { t } = useTexts()
  const settings = readViewSettings(view.Settings)
  const set = (change: Partial<ViewSettings>): void =>
    onChange({ ...view, Settings: { ...settings, ...change } })
  const numbers = columns.filter(({ Type }) => Type === 'number')
  const column = (label: string, key: 'category' | 'rows' | 'columns' | 'value') => (
    <FormChoice
      label={label}
      value={settings[key] ?? ''}
      onChange={(value) => set({ [key]: value || null })}
    >
      <option value="">{t('reports.view.automatic')}</option>
      {columns.map((one) => (
        <option key={one.Name} value={one.Name}>
          {columnWords(one)}
        </option>
      ))}
    </FormChoice>
  )
  const isChart = ['bar', 'line', 'area', 'share'].includes(view.Type)
  return (
    <div className={classes.fields}>
      <FormChoice
        label={t('reports.view.type')}
        value={view.Type === 'view' ? 'table' : view.Type}
        onChange={(type) =>
          onChange({ ...view, Type: VIEW_TYPES.find((one) => one === type) ?? 'table' })
        }
      >
        {VIEW_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`reports.view.${type}`)}
          </option>
        ))}
      </FormChoice>
      {view.Type === 'table' && (
        <Checkbox
          label={t('reports.view.totals')}
          checked={settings.totals}
          onChange={(totals) => set({ totals })}
        />
      )}
      {isChart && column(t('reports.view.category'), 'category')}
      {(isChart || view.Type === 'number') && (
        <MultiSelect
          label={t('reports.view.values')}
          options={numbers.map((one) => ({ value: one.Name, label: columnWords(one) }))}
          value={settings.values}
          onChange={(values) => set({ values })}
        />
      )}
      {view.Type === 'pivot' && (
        <>
          {column(t('reports.view.rows'), 'rows')}
          {column(t('reports.view.columns'), 'columns')}
          {column(t('reports.view.value'), 'value')}
          <FormChoice
            label={t('reports.view.function')}
            value={settings.function}
            onChange={(value) =>
              set({ function: PIVOT_FUNCTIONS.find((one) => one === value) ?? 'sum' })
            }
          >
            {PIVOT_FUNCTIONS.map((one) => (
              <option key={one} value={one}>
                {t(`reports.view.function.${one}`)}
              </option>
            ))}
          </FormChoice>
        </>
      )}
    </div>
  )
}
