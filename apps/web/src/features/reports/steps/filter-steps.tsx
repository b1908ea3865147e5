import { FILTER_BOUNDS } from '@telemachos/rules/date-bounds'
import { STEP_OPERATORS } from '@telemachos/contract/reports/step-operators'
import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, Combobox, DateField, SelectField, TextField } from '#ui'
import { FormChoice } from '../results/form-choice.tsx'
import { RowRemove } from './row-remove.tsx'
import {
  columnOptions,
  columnsOf,
  firstColumn,
  isValueless,
  type StepColumn,
  type StepCondition,
  type StepFilters,
} from './step-columns.ts'
import classes from './steps.module.css'
import type { StepProps } from './step-props.ts'

type Operator = (typeof STEP_OPERATORS)[number]

const OF_DAYS: readonly Operator[] = ['inLastDays', 'inNextDays']
const ORDERED: readonly Operator[] = ['less', 'atMost', 'more', 'atLeast']
const OF_TEXT: readonly Operator[] = ['contains', 'startsWith']

/** What may be asked of a column of a type. */
function operatorsOf(type: StepColumn['Type']): Operator[] {
  const isDate = type === 'date' || type === 'time'
  return STEP_OPERATORS.filter((operator) => {
    if (['isEmpty', 'isFilled', 'equals', 'differs'].includes(operator)) return true
    if (OF_DAYS.includes(operator) || operator === 'thisMonth' || operator === 'thisYear')
      return isDate
    if (ORDERED.includes(operator)) return isDate || type === 'number'
    if (OF_TEXT.includes(operator)) return type === 'text' || type === 'list'
    return type === 'text' || type === 'number'
  })
}

/** Which rows count: groups of conditions, of which all hold; within a group all or any. */
export function FilterSteps({ dictionary, steps, set }: StepProps) {
  const { t } = useTexts()
  const columns = columnsOf(dictionary, steps)
  const groups = steps.Filters ?? []
  const first = firstColumn(columns)
  const put = (at: number, group: StepFilters[number]) =>
    set({ Filters: groups.map((one, index) => (index === at ? group : one)) })
  const anew = first && { Column: first.path, Operator: 'equals' as const, Value: null }
  return (
    <Card as="section" gap={3}>
      <Heading as="h2">{t('reports.steps.filters')}</Heading>
      {groups.length === 0 && <Text tone="faint">{t('reports.steps.noFilters')}</Text>}
      {groups.map((group, at) => (
        <div
          key={at}
          role="group"
          aria-label={t('reports.steps.group', { number: at + 1 })}
          className={classes.group}
        >
          {group.Conditions.length > 1 && (
            <FormChoice
              label={t('reports.steps.join')}
              value={group.Join ?? 'and'}
              onChange={(Join) => put(at, { ...group, Join: Join === 'or' ? 'or' : 'and' })}
            >
              <option value="and">{t('reports.steps.and')}</option>
              <option value="or">{t('reports.steps.or')}</option>
            </FormChoice>
          )}
          {group.Conditions.map((condition, index) => (
            <ConditionRow
              key={index}
              columns={columns}
              condition={condition}
              onChange={(next) =>
                put(at, {
                  ...group,
                  Conditions: group.Conditions.map((one, place) => (place === index ? next : one)),
                })
              }
              onRemove={() =>
                set({
                  Filters: groups
                    .map((one, place) =>
                      place === at
                        ? { ...one, Conditions: one.Conditions.filter((_, own) => own !== index) }
                        : one,
                    )
                    .filter(({ Conditions }) => Conditions.length > 0),
                })
              }
            />
          ))}
          {anew && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => put(at, { ...group, Conditions: [...group.Conditions, anew] })}
            >
              {t('reports.steps.addCondition')}
            </Button>
          )}
        </div>
      ))}
      {anew && (
        <div>
          <Button
            variant="default"
            onClick={() => set({ Filters: [...groups, { Join: 'and', Conditions: [anew] }] })}
          >
            {t(groups.length === 0 ? 'reports.steps.addFilter' : 'reports.steps.addGroup')}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface ConditionRowProps {
  readonly columns: readonly StepColumn[]
  readonly condition: StepCondition
  readonly onChange: (condition: StepCondition) => void
  readonly onRemove: () => void
}

function ConditionRow({ columns, condition, onChange, onRemove }: ConditionRowProps) {
  const { t, language } = useTexts()
  const column = columns.find(({ path }) => path === condition.Column)
  const operators = operatorsOf(column?.Type ?? 'text')
  return (
    <div className={classes.line}>
      <Combobox
        label={t('reports.steps.column')}
        clearable={false}
        options={columnOptions(columns, language)}
        value={condition.Column}
        onChange={(Column) => {
          if (Column === null || Column === condition.Column) return
          onChange({ Column, Operator: 'equals', Value: null })
        }}
      />
      <FormChoice
        label={t('reports.steps.operator')}
        value={condition.Operator}
        onChange={(value) =>
          onChange({
            ...condition,
            Operator: operators.find((one) => one === value) ?? 'equals',
            Value: null,
          })
        }
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {t(`reports.operator.${operator}`)}
          </option>
        ))}
      </FormChoice>
      <ConditionValue {...{ column, condition, onChange }} />
      <RowRemove label={t('reports.steps.removeCondition')} onRemove={onRemove} />
    </div>
  )
}

interface ConditionValueProps extends Pick<ConditionRowProps, 'condition' | 'onChange'> {
  readonly column: StepColumn | undefined
}

function ConditionValue({ column, condition, onChange }: ConditionValueProps) {
  const { t } = useTexts()
  const { Operator, Value = null } = condition
  if (isValueless(Operator)) return null
  const put = (value: StepCondition['Value']) => onChange({ ...condition, Value: value ?? null })
  const label = t(OF_DAYS.includes(Operator) ? 'reports.steps.days' : 'reports.steps.value')
  if (column?.Type === 'boolean')
    return (
      <SelectField
        label={label}
        options={[
          { value: 'true', label: t('reports.cell.yes') },
          { value: 'false', label: t('reports.cell.no') },
        ]}
        value={Value === null ? null : String(Value)}
        onChange={(chosen) => put(chosen === null ? null : chosen === 'true')}
      />
    )
  const isDate = column?.Type === 'date' || column?.Type === 'time'
  if (isDate && !OF_DAYS.includes(Operator))
    return (
      <DateField
        bounds={FILTER_BOUNDS}
        label={label}
        value={typeof Value === 'string' ? Value : null}
        onChange={(date) => put(date)}
      />
    )
  const isMany = Operator === 'isOneOf'
  const isNumber = column?.Type === 'number' || OF_DAYS.includes(Operator)
  const text = Array.isArray(Value) ? Value.join(', ') : String(Value ?? '')
  return (
    <TextField
      label={label}
      hint={isMany ? t('reports.parameter.listHint') : undefined}
      value={text}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={500}
      onChange={(event) => put(readValue(event.currentTarget.value, isNumber, isMany))}
    />
  )
}

/** What is typed, as a value: numbers where the column has them. */
function readValue(text: string, isNumber: boolean, isMany: boolean): StepCondition['Value'] {
  if (text === '') return null
  if (isMany) return text.split(',').map((one) => one.trimStart())
  const number = Number(text.replace(',', '.'))
  return isNumber && Number.isFinite(number) && !/[.,]$/.test(text) ? number : text
}
