import { Row } from '#layout'
import { useTexts } from '#shared'
import { Button, Combobox } from '#ui'
import { FormChoice } from '../results/form-choice.tsx'
import { RowRemove } from './row-remove.tsx'
import {
  columnOptions,
  columnsOf,
  firstColumn,
  type StepColumn,
  type StepGroup,
  type StepMeasure,
} from './step-columns.ts'
import classes from './steps.module.css'
import type { StepProps } from './step-props.ts'

const FUNCTIONS = ['count', 'countDistinct', 'sum', 'average', 'least', 'most'] as const
const BUCKETS = ['value', 'day', 'week', 'month', 'quarter', 'year', 'ageBand'] as const

/** What is counted or added up, and by what. */
export function SummarySteps({ dictionary, steps, set }: StepProps) {
  const { t } = useTexts()
  const columns = columnsOf(dictionary, steps)
  const measures = steps.Measures ?? []
  const groups = steps.By ?? []
  const first = firstColumn(columns)
  return (
    <>
      {measures.map((measure, at) => (
        <MeasureRow
          key={at}
          {...{ columns, measure }}
          onChange={(next) =>
            set({ Measures: measures.map((one, place) => (place === at ? next : one)) })
          }
          onRemove={() => set({ Measures: measures.filter((_, place) => place !== at) })}
        />
      ))}
      {groups.map((group, at) => (
        <GroupRow
          key={at}
          {...{ columns, group }}
          onChange={(next) => set({ By: groups.map((one, place) => (place === at ? next : one)) })}
          onRemove={() => set({ By: groups.filter((_, place) => place !== at) })}
        />
      ))}
      <Row gap={2}>
        {first && groups.length < 6 && (
          <Button
            variant="default"
            onClick={() => set({ By: [...groups, { Column: first.path, Bucket: 'value' }] })}
          >
            {t('reports.steps.addGroupBy')}
          </Button>
        )}
        {measures.length < 10 && (
          <Button
            variant="default"
            onClick={() => set({ Measures: [...measures, { Function: 'count' }] })}
          >
            {t('reports.steps.addMeasure')}
          </Button>
        )}
      </Row>
    </>
  )
}

interface LineProps<Value> {
  readonly columns: readonly StepColumn[]
  readonly onChange: (value: Value) => void
  readonly onRemove: () => void
}

/** What a function may be of. */
function fits(name: StepMeasure['Function'], { Type }: StepColumn): boolean {
  if (name === 'sum' || name === 'average') return Type === 'number'
  return name === 'countDistinct' || ['number', 'date', 'time'].includes(Type)
}

function MeasureRow(props: LineProps<StepMeasure> & { readonly measure: StepMeasure }) {
  const { columns, measure, onChange, onRemove } = props
  const { t, language } = useTexts()
  const open = columns.filter((column) => fits(measure.Function, column))
  return (
    <div className={classes.line}>
      <FormChoice
        label={t('reports.steps.measure')}
        value={measure.Function}
        onChange={(value) => {
          const name = FUNCTIONS.find((one) => one === value) ?? 'count'
          const fitting = columns.filter((column) => fits(name, column))
          const kept = fitting.find(({ path }) => path === measure.Column) ?? fitting[0]
          onChange({ Function: name, Column: name === 'count' ? null : (kept?.path ?? null) })
        }}
      >
        {FUNCTIONS.filter((name) => name === 'count' || columns.some((one) => fits(name, one))).map(
          (name) => (
            <option key={name} value={name}>
              {t(`reports.measure.${name}`)}
            </option>
          ),
        )}
      </FormChoice>
      {measure.Function !== 'count' && (
        <Combobox
          label={t('reports.steps.column')}
          clearable={false}
          options={columnOptions(open, language)}
          value={measure.Column ?? null}
          onChange={(Column) => {
            if (Column !== null) onChange({ ...measure, Column })
          }}
        />
      )}
      <RowRemove label={t('reports.steps.removeMeasure')} onRemove={onRemove} />
    </div>
  )
}

function GroupRow(props: LineProps<StepGroup> & { readonly group: StepGroup }) {
  const { columns, group, onChange, onRemove } = props
  const { t, language } = useTexts()
  const column = columns.find(({ path }) => path === group.Column)
  const isDate = column?.Type === 'date' || column?.Type === 'time'
  return (
    <div className={classes.line}>
      <Combobox
        label={t('reports.steps.by')}
        clearable={false}
        options={columnOptions(columns, language)}
        value={group.Column}
        onChange={(Column) => {
          if (Column === null) return
          const chosen = columns.find(({ path }) => path === Column)
          const isOfDays = chosen?.Type === 'date' || chosen?.Type === 'time'
          onChange({ Column, Bucket: isOfDays ? 'month' : 'value' })
        }}
      />
      {isDate && (
        <FormChoice
          label={t('reports.steps.bucket')}
          value={group.Bucket ?? 'value'}
          onChange={(value) =>
            onChange({ ...group, Bucket: BUCKETS.find((one) => one === value) ?? 'value' })
          }
        >
          {BUCKETS.map((bucket) => (
            <option key={bucket} value={bucket}>
              {t(`reports.bucket.${bucket}`)}
            </option>
          ))}
        </FormChoice>
      )}
      <RowRemove label={t('reports.steps.removeGroupBy')} onRemove={onRemove} />
    </div>
  )
}
