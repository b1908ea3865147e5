import { Row } from '#layout'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  answersOf,
  operatorsOf,
  readConditionRows,
  takesValue,
  writeConditionRows,
  type ConditionRow,
  type ConditionRows,
} from '@telemachos/questionnaire/author/condition-rows'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, IconButton, SelectField, TextField } from '#ui'
import type { Name } from './completions.ts'
import classes from './condition-builder.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The questions that it may read. */
  readonly names: readonly Name[]
  /** The name that a new row begins with. */
  readonly nearest: string | undefined
}

/**
 * A condition by choosing a question, how it is compared, and an answer; what it writes stands in the
 * field of the code, which takes what cannot be said here.
 */
export function ConditionBuilder({ value, onChange, names, nearest }: Props) {
  const { t } = useTexts()
  // Rows that are not finished say nothing yet, and stay while they are being written.
  const [draft, setDraft] = useState<ConditionRows>()
  const read = readConditionRows(value)
  const shown = draft && writeConditionRows(draft) === value ? draft : read
  const usable = names.filter(({ question }) => operatorsOf(question).length > 0)
  if (usable.length === 0) return null
  if (!shown) return <p className={classes.code}>{t('questEdit.if.codeOnly')}</p>
  const { joined, rows } = shown
  const put = (next: ConditionRows): void => {
    setDraft(next)
    onChange(writeConditionRows(next))
  }
  const putRow = (at: number, row: ConditionRow): void => put({ joined, rows: rows.with(at, row) })
  return (
    <div role="group" aria-label={t('questEdit.if')} className={classes.builder}>
      {rows.length > 1 && (
        <SelectField
          label={t('questEdit.if.joined')}
          options={(['all', 'any'] as const).map((one) => ({
            value: one,
            label: t(`questEdit.if.${one}`),
          }))}
          value={joined}
          onChange={(next) => put({ joined: next === 'any' ? 'any' : 'all', rows })}
        />
      )}
      {rows.map((row, at) => (
        <OneRow
          key={at}
          row={row}
          number={at + 1}
          names={usable}
          onChange={(next) => putRow(at, next)}
          onRemove={() => put({ joined, rows: rows.toSpliced(at, 1) })}
        />
      ))}
      <Row>
        <Button
          variant="light"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          onClick={() => {
            const first = usable.find(({ model }) => model === nearest) ?? usable[0]
            if (first) put({ joined, rows: [...rows, firstRow(first)] })
          }}
        >
          {t('questEdit.if.add')}
        </Button>
      </Row>
    </div>
  )
}

interface RowProps {
  readonly row: ConditionRow
  readonly number: number
  readonly names: readonly Name[]
  readonly onChange: (row: ConditionRow) => void
  readonly onRemove: () => void
}

function OneRow({ row, number, names, onChange, onRemove }: RowProps) {
  const { t, language } = useTexts()
  const name = names.find(({ model }) => model === row.model)
  const operators = name ? operatorsOf(name.question) : []
  const answers = name && answersOf(name.question)
  const hasValue = takesValue(row.operator)
  return (
    <div className={classes.row}>
      <SelectField
        label={t('questEdit.if.question', { number })}
        options={names.map(({ model, text }) => ({ value: model, label: text || model }))}
        value={name ? row.model : null}
        onChange={(model) => {
          const next = names.find((one) => one.model === model)
          if (next) onChange(firstRow(next))
        }}
      />
      <SelectField
        label={t('questEdit.if.operator', { number })}
        options={[...new Set([...operators, row.operator])].map((one) => ({
          value: one,
          label: t(`questEdit.operator.${one}`),
        }))}
        value={row.operator}
        onChange={(next) => {
          const operator = operators.find((one) => one === next)
          if (operator) onChange({ ...row, operator, value: takesValue(operator) ? row.value : '' })
        }}
      />
      {hasValue &&
        (answers ? (
          <SelectField
            label={t('questEdit.if.answer', { number })}
            options={answers.map(({ value, text }) => ({
              value,
              label: textIn({ ...text }, language) || value,
            }))}
            value={answers.some(({ value }) => value === row.value) ? row.value : null}
            onChange={(value) => onChange({ ...row, value: value ?? '' })}
          />
        ) : (
          <TextField
            label={t('questEdit.if.answer', { number })}
            value={row.value}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...row, value: currentTarget.value })}
          />
        ))}
      <IconButton label={t('questEdit.if.remove', { number })} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </div>
  )
}

/** A row as it begins: the usual comparison with the question's first answer, where it has answers. */
function firstRow({ model, question }: Name): ConditionRow {
  const [operator = 'answered'] = operatorsOf(question)
  const value = takesValue(operator) ? (answersOf(question)?.[0]?.value ?? '') : ''
  return { model, operator, value }
}
