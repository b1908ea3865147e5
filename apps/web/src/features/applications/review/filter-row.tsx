import { FILTER_BOUNDS } from '@telemachos/rules/date-bounds'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { Button, Checkbox, DateField, SelectField, TRIAL } from '#ui'
import classes from './applications.module.css'
import { withFilter, type ListView } from './list-view.ts'

interface Props {
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
}

const TICKS = ['Mine', 'Disagreement', 'Duplicates', 'Waiting', 'ChangesAsked'] as const
const SHEETS = ['none', 'one', 'both'] as const
const PROOFS = ['proven', 'unproven'] as const
const SORTS = ['received', 'name', 'score'] as const

/** To what the list is narrowed, and its order. */
export function FilterRow({ view, onChange }: Props) {
  const { t } = useTexts()
  const filter = view.Filter ?? {}
  const put = (part: Parameters<typeof withFilter>[1]): void =>
    onChange({ Filter: withFilter(filter, part) })
  const count = Object.keys(filter).length
  return (
    <details className={classes.filters} open={count > 0 || undefined}>
      <summary>
        {t('applications.filters')}
        {count > 0 && ` (${count})`}
      </summary>
      <div className={classes.filterFields} {...TRIAL}>
        <SelectField
          label={t('applications.sort')}
          none={t('applications.sort.received')}
          options={SORTS.slice(1).map((value) => ({
            value,
            label: t(`applications.sort.${value}`),
          }))}
          value={view.Sort === 'received' ? null : (view.Sort ?? null)}
          onChange={(next) => onChange({ Sort: SORTS.find((one) => one === next) ?? 'received' })}
        />
        <SelectField
          label={t('applications.filter.Sheets')}
          none={t('applications.filter.any')}
          options={SHEETS.map((value) => ({
            value,
            label: t(`applications.filter.Sheets.${value}`),
          }))}
          value={filter.Sheets ?? null}
          onChange={(next) => put({ Sheets: SHEETS.find((one) => one === next) })}
        />
        <SelectField
          label={t('applications.filter.Proof')}
          none={t('applications.filter.any')}
          options={PROOFS.map((value) => ({
            value,
            label: t(`applications.filter.Proof.${value}`),
          }))}
          value={filter.Proof ?? null}
          onChange={(next) => put({ Proof: PROOFS.find((one) => one === next) })}
        />
        {(['From', 'Until'] as const).map((edge) => (
          <DateField
            key={edge}
            label={t(`applications.filter.${edge}`)}
            value={filter[edge] ?? null}
            bounds={FILTER_BOUNDS}
            onChange={(day) => put({ [edge]: day ?? undefined })}
          />
        ))}
      </div>
      <Row gap={4}>
        {TICKS.map((tick) => (
          <Checkbox
            key={tick}
            label={t(`applications.filter.${tick}`)}
            checked={filter[tick] === true}
            onChange={(isOn) => put({ [tick]: isOn || undefined })}
          />
        ))}
        {count > 0 && (
          <Button variant="subtle" size="sm" onClick={() => onChange({ Filter: {} })}>
            {t('applications.filters.clear')}
          </Button>
        )}
      </Row>
    </details>
  )
}
