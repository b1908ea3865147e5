import { Card, Heading, Row, Text } from '#layout'
import { Button, Checkbox, IconButton, LanguageFields, SelectField, TextArea, TextField } from '#ui'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { FORM_FIELD_TYPES } from '@telemachos/contract/actions/form-types'
import { useState } from 'react'
import { useTexts } from '#shared'
import { moved, newField, optionsFrom, withEnglish, type DraftField } from './form-draft.ts'
import classes from './author.module.css'

/** What the server takes at most. */
const MAX_FIELDS = 60
const MAX_LABEL = 300
const MAX_NAME = 40

interface Props {
  readonly fields: readonly DraftField[]
  /** The names that something may be kept under already. */
  readonly kept: ReadonlySet<string>
  /** Whether saving was tried: what is missing is said from then on. */
  readonly isTried: boolean
  readonly onChange: (fields: DraftField[]) => void
}

/** The form of an action: its fields in order, each with what it asks in both languages. */
export function FormCard({ fields, kept, isTried, onChange }: Props) {
  const { t } = useTexts()
  const replace = (place: number, field: DraftField) =>
    onChange(fields.map((one, index) => (index === place ? field : one)))
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.form')}
      </Heading>
      {fields.length === 0 && <Text tone="faint">{t('actions.author.formNone')}</Text>}
      <ol className={classes.fields}>
        {fields.map((field, place) => (
          <li key={field.name}>
            <FieldEditor
              field={field}
              place={place}
              isKept={kept.has(field.name)}
              isTried={isTried}
              onChange={(next) => replace(place, next)}
              onRemove={() => onChange(fields.filter((_, index) => index !== place))}
              onUp={place > 0 ? () => onChange(moved(fields, place, -1)) : undefined}
              onDown={
                place < fields.length - 1 ? () => onChange(moved(fields, place, 1)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={fields.length >= MAX_FIELDS}
          onClick={() => onChange([...fields, newField()])}
        >
          {t('actions.author.addField')}
        </Button>
      </div>
    </Card>
  )
}

interface FieldEditorProps {
  readonly field: DraftField
  readonly place: number
  readonly isKept: boolean
  readonly isTried: boolean
  readonly onChange: (field: DraftField) => void
  readonly onRemove: () => void
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

function FieldEditor(props: FieldEditorProps) {
  const { field, place, isKept, isTried, onChange, onRemove, onUp, onDown } = props
  const { t } = useTexts()
  const { name, label, type, required, options } = field
  const said = label.el || t('actions.author.untitled')
  const missing = (is: boolean) => (isTried && is ? t('rule.required') : undefined)
  return (
    <div role="group" aria-label={t('actions.author.field', { place: place + 1 })}>
      <Row gap={2} justify="between" align="center">
        <strong>{t('actions.author.field', { place: place + 1 })}</strong>
        <Row gap={1}>
          <IconButton
            label={t('actions.author.up', { label: said })}
            disabled={!onUp}
            onClick={onUp}
          >
            <IconArrowUp size={18} />
          </IconButton>
          <IconButton
            label={t('actions.author.down', { label: said })}
            disabled={!onDown}
            onClick={onDown}
          >
            <IconArrowDown size={18} />
          </IconButton>
          <IconButton label={t('actions.author.removeField', { label: said })} onClick={onRemove}>
            <IconTrash size={18} />
          </IconButton>
        </Row>
      </Row>
      <LanguageFields
        name={t('actions.author.label')}
        value={label}
        maxLength={MAX_LABEL}
        onChange={(next) => onChange({ ...field, label: { el: next.el, en: next.en } })}
        errorOf={(language) => language === 'el' && missing(label.el.trim() === '')}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('actions.author.type')}
          options={FORM_FIELD_TYPES.map((one) => ({
            value: one,
            label: t(`actions.author.type.${one}`),
          }))}
          value={type}
          onChange={(next) =>
            onChange({ ...field, type: FORM_FIELD_TYPES.find((one) => one === next) ?? type })
          }
        />
        <TextField
          label={t('actions.author.name')}
          hint={isKept ? t('actions.author.nameKept') : undefined}
          value={name}
          maxLength={MAX_NAME}
          readOnly={isKept}
          spellCheck={false}
          error={/^[A-Za-z]\w*$/.test(name) ? undefined : t('rule.form_field_name')}
          onChange={({ currentTarget }) => onChange({ ...field, name: currentTarget.value })}
        />
      </div>
      {type === 'select' && (
        <OptionsEditor
          options={options}
          error={missing(options.length === 0)}
          onChange={(next) => onChange({ ...field, options: next })}
        />
      )}
      <Checkbox
        label={t('actions.author.required')}
        checked={required}
        onChange={(next) => onChange({ ...field, required: next })}
      />
    </div>
  )
}

interface OptionsEditorProps {
  readonly options: DraftField['options']
  readonly error: string | undefined
  readonly onChange: (options: DraftField['options']) => void
}

/** The choices, one on each line; taken over when the field is left, as lines are no choices half-way. */
function OptionsEditor({ options, error, onChange }: OptionsEditorProps) {
  const { t } = useTexts()
  const greek = options.map(({ label }) => label.el).join('\n')
  const english = options.map(({ label }) => label.en).join('\n')
  return (
    <div className={classes.pair}>
      <Lines
        key={`el ${greek}`}
        label={t('actions.author.options')}
        first={greek}
        error={error}
        onLeave={(text) => onChange(optionsFrom(text.split('\n'), options))}
      />
      <Lines
        key={`en ${greek} ${english}`}
        label={t('actions.author.optionsEn')}
        first={english}
        onLeave={(text) => onChange(withEnglish(options, text))}
      />
    </div>
  )
}

interface LinesProps {
  readonly label: string
  readonly first: string
  readonly error?: string | undefined
  readonly onLeave: (text: string) => void
}

function Lines({ label, first, error, onLeave }: LinesProps) {
  const [text, setText] = useState(first)
  return (
    <TextArea
      label={label}
      value={text}
      error={text.trim() === '' ? error : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => text !== first && onLeave(text)}
    />
  )
}
