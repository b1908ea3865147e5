import {
  takesValue,
  type ConditionRow,
  type RowOperator,
} from '@telemachos/rules/expressions/condition-rows'
import { IconTrash } from '@tabler/icons-react'
import { useTexts, type Texts } from '#shared'
import { Combobox, IconButton, SelectField, TextField } from '#ui'
import {
  firstRow,
  keyOf,
  operatorsOf,
  typedValue,
  type ConditionField,
  type ConditionKind,
} from './condition-fields.ts'
import classes from './conditions.module.css'

interface Props {
  readonly row: ConditionRow
  /** As it is called among the others, `2` or `1.2`. */
  readonly number: string
  readonly fields: readonly ConditionField[]
  readonly onChange: (row: ConditionRow) => void
  readonly onRemove: () => void
}

/** One comparison: what is read, how it is compared, and with what. */
export function OneRow({ row, number, fields, onChange, onRemove }: Props) {
  const { t } = useTexts()
  const key = keyOf(row)
  const field = fields.find((one) => keyOf(one) === key)
  const kind = field?.kind ?? 'text'
  const operators = [...new Set([...operatorsOf({ kind, ...row }), row.operator])]
  // What is read and cannot be chosen, as a field that is gone, is shown by its name.
  const unknown = field ? [] : [{ value: key, label: row.path.join('.') }]
  return (
    <div className={classes.row}>
      <Combobox
        label={t('condition.field', { number })}
        clearable={false}
        options={[...unknown, ...fields.map((one) => ({ value: keyOf(one), label: one.label }))]}
        value={key}
        onChange={(next) => {
          const chosen = fields.find((one) => keyOf(one) === next)
          if (chosen && next !== key) onChange(firstRow(chosen))
        }}
      />
      <SelectField
        label={t('condition.operator', { number })}
        options={operators.map((one) => ({ value: one, label: operatorWords(one, kind, row, t) }))}
        value={row.operator}
        onChange={(next) => {
          const operator = operators.find((one) => one === next)
          if (!operator) return
          const kept = row.value ?? field?.options?.[0]?.value ?? null
          onChange({ ...row, operator, value: takesValue(operator) ? kept : null })
        }}
      />
      {takesValue(row.operator) && (
        <Value row={row} number={number} field={field} onChange={onChange} />
      )}
      <IconButton label={t('condition.remove', { number })} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </div>
  )
}

function operatorWords(
  operator: RowOperator,
  kind: ConditionKind,
  { of }: ConditionRow,
  t: Texts['t'],
): string {
  if (kind === 'done' && (operator === 'holds' || operator === 'fails'))
    return t(`condition.is.${operator}.done`)
  if (kind === 'date' && !of && (operator === 'more' || operator === 'less'))
    return t(`condition.is.${operator}.date`)
  return t(`condition.is.${operator}`)
}

interface ValueProps {
  readonly row: ConditionRow
  readonly number: string
  readonly field: ConditionField | undefined
  readonly onChange: (row: ConditionRow) => void
}

function Value({ row, number, field, onChange }: ValueProps) {
  const { t } = useTexts()
  const label = t('condition.value', { number })
  const options = field?.options
  const value = row.value === null ? null : String(row.value)
  if (options) {
    const listed = options.map((one) => ({ value: String(one.value), label: one.label }))
    const isListed = value === null || listed.some((one) => one.value === value)
    return (
      <SelectField
        label={label}
        options={isListed ? listed : [...listed, { value, label: value }]}
        value={value}
        onChange={(next) => {
          const chosen = options.find((one) => String(one.value) === next)
          if (chosen) onChange({ ...row, value: chosen.value })
        }}
      />
    )
  }
  const kind = field?.kind ?? 'text'
  return (
    <TextField
      label={label}
      hint={kind === 'date' && !row.of ? t('condition.dateHint') : undefined}
      value={value ?? ''}
      maxLength={300}
      autoComplete="off"
      inputMode={kind === 'number' || row.of ? 'decimal' : undefined}
      onChange={({ currentTarget }) =>
        onChange({ ...row, value: typedValue(currentTarget.value, kind, row.of) })
      }
    />
  )
}
