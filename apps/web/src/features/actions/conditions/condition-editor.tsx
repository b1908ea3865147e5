import { Row, Stack, Text } from '#layout'
import {
  readRows,
  writeRows,
  type ConditionRows,
} from '@telemachos/rules/expressions/condition-rows'
import { useId, useState } from 'react'
import { useTexts } from '#shared'
import { Button, SuggestArea, type Suggestions } from '#ui'
import { ConditionRowsEditor } from './condition-rows-editor.tsx'
import type { ConditionField as Field } from './condition-fields.ts'
import classes from './conditions.module.css'

export interface ConditionEditorProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly maxLength: number | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly suggest: (value: string, caret: number) => Suggestions | undefined
  /** What may be chosen. */
  readonly fields: readonly Field[]
}

/** A condition, written by choosing or as the text that it is; going from one to the other loses nothing. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { label, hint, value, error, onChange, fields } = props
  const { t } = useTexts()
  const id = useId()
  const [isText, setText] = useState(false)
  // Rows that are not finished say nothing yet, and stay while they are being written.
  const [draft, setDraft] = useState<ConditionRows>()
  const rows = draft && writeRows(draft) === value ? draft : readRows(value)
  if (isText || !rows) {
    return (
      <Stack gap={1}>
        <SuggestArea {...props} />
        {rows ? (
          <Row>
            <Button variant="subtle" size="compact-md" onClick={() => setText(false)}>
              {t('condition.asRows')}
            </Button>
          </Row>
        ) : (
          error === undefined && (
            <Text tone="faint" size="small">
              {t('condition.free')}
            </Text>
          )
        )}
      </Stack>
    )
  }
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <Row align="center" justify="between" gap={2}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`${label}: ${t('condition.asText')}`}
          onClick={() => setText(true)}
        >
          {t('condition.asText')}
        </Button>
      </Row>
      {hint && (
        <Text tone="faint" size="small">
          {hint}
        </Text>
      )}
      {rows.parts.length === 0 && (
        <Text tone="soft" size="medium">
          {t('condition.always')}
        </Text>
      )}
      <ConditionRowsEditor
        rows={rows}
        fields={fields}
        onChange={(next) => {
          setDraft(next)
          onChange(writeRows(next))
        }}
      />
      {value !== '' && <code className={classes.code}>{value}</code>}
      {error && (
        <Text tone="failure" size="small" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
