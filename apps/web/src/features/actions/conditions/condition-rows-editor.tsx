import { Row } from '#layout'
import {
  isGroup,
  type ConditionRow,
  type ConditionRows,
  type RowGroup,
} from '@telemachos/rules/expressions/condition-rows'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, IconButton, SelectField } from '#ui'
import { firstRow, type ConditionField } from './condition-fields.ts'
import { OneRow } from './one-row.tsx'
import classes from './conditions.module.css'

interface Props {
  readonly rows: ConditionRows
  readonly fields: readonly ConditionField[]
  readonly onChange: (rows: ConditionRows) => void
}

/** The rows of a condition and its groups of rows, which are numbered as they stand. */
export function ConditionRowsEditor({ rows, fields, onChange }: Props) {
  const { t } = useTexts()
  const { joined, parts } = rows
  const [first] = fields
  const put = (next: ConditionRows['parts']) => onChange({ ...rows, parts: next })
  const add = (part: ConditionRow | RowGroup) => put([...parts, part])
  return (
    <>
      {parts.length > 1 && (
        <Joined joined={joined} onChange={(next) => onChange({ ...rows, joined: next })} />
      )}
      {parts.map((part, at) =>
        isGroup(part) ? (
          <OneGroup
            key={at}
            group={part}
            number={at + 1}
            fields={fields}
            onChange={(next) => put(parts.with(at, next))}
            onRemove={() => put(parts.toSpliced(at, 1))}
          />
        ) : (
          <OneRow
            key={at}
            row={part}
            number={String(at + 1)}
            fields={fields}
            onChange={(next) => put(parts.with(at, next))}
            onRemove={() => put(parts.toSpliced(at, 1))}
          />
        ),
      )}
      {first && (
        <Row gap={2} lineGap={1}>
          <Add label={t('condition.addRow')} onClick={() => add(firstRow(first))} />
          {parts.length > 0 && (
            <Add
              label={t('condition.addGroup')}
              onClick={() =>
                add({ joined: joined === 'all' ? 'any' : 'all', rows: [firstRow(first)] })
              }
            />
          )}
        </Row>
      )}
    </>
  )
}

interface GroupProps {
  readonly group: RowGroup
  readonly number: number
  readonly fields: readonly ConditionField[]
  readonly onChange: (group: RowGroup) => void
  readonly onRemove: () => void
}

function OneGroup({ group, number, fields, onChange, onRemove }: GroupProps) {
  const { t } = useTexts()
  const { joined, rows } = group
  const [first] = fields
  const put = (next: readonly ConditionRow[]) => onChange({ ...group, rows: next })
  return (
    <div role="group" aria-label={t('condition.group', { number })} className={classes.group}>
      <Row align="end" justify="between" gap={2} nowrap>
        <Joined joined={joined} onChange={(next) => onChange({ ...group, joined: next })} />
        <IconButton label={t('condition.removeGroup', { number })} onClick={onRemove}>
          <IconTrash size={16} />
        </IconButton>
      </Row>
      {rows.map((row, at) => (
        <OneRow
          key={at}
          row={row}
          number={`${number}.${at + 1}`}
          fields={fields}
          onChange={(next) => put(rows.with(at, next))}
          onRemove={() => (rows.length === 1 ? onRemove() : put(rows.toSpliced(at, 1)))}
        />
      ))}
      {first && (
        <Row>
          <Add
            label={t('condition.addToGroup', { number })}
            onClick={() => put([...rows, firstRow(first)])}
          />
        </Row>
      )}
    </div>
  )
}

interface JoinedProps {
  readonly joined: 'all' | 'any'
  readonly onChange: (joined: 'all' | 'any') => void
}

function Joined({ joined, onChange }: JoinedProps) {
  const { t } = useTexts()
  return (
    <SelectField
      className={classes.joined}
      label={t('condition.joined')}
      options={(['all', 'any'] as const).map((one) => ({
        value: one,
        label: t(`condition.${one}`),
      }))}
      value={joined}
      onChange={(next) => onChange(next === 'any' ? 'any' : 'all')}
    />
  )
}

function Add({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button
      variant="light"
      size="compact-md"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
