import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { FORM_FIELD_TYPES, FORM_PARTS } from '@telemachos/contract/actions/form-types'
import { asks, isChoice } from '@telemachos/questionnaire/form/form-field'
import { Row } from '#layout'
import { Checkbox, IconButton, LanguageFields, SelectField, TextField } from '#ui'
import { useTexts } from '#shared'
import { FieldBounds } from './field-bounds.tsx'
import { FieldCondition } from './field-condition.tsx'
import { FieldStart } from './field-start.tsx'
import { conditionsFor, type DraftField, type DraftPart } from './form-draft.ts'
import { OptionsEditor } from './options-editor.tsx'
import classes from './forms.module.css'

/** What the server takes at most. */
const MAX_LABEL = 300
const MAX_HELP = 2_000
const MAX_NAME = 40

interface Props {
  readonly field: DraftField
  readonly fields: readonly DraftField[]
  readonly isKept: boolean
  readonly isTried: boolean
  readonly refusalOf: (what: string) => string | undefined
  readonly onChange: (field: DraftField) => void
  readonly onRemove: () => void
  readonly onCopy: () => void
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onPart: (part: DraftPart) => void
}

/** One field of a form: what it asks, how it is answered, and when it is shown. */
export function FieldEditor(props: Props) {
  const { field, fields, isKept, isTried, refusalOf, onChange } = props
  const { t } = useTexts()
  const { name, label, help, type, required, options } = field
  const missing = (is: boolean) => (isTried && is ? t('rule.required') : undefined)
  const others = conditionsFor(fields, field)
  return (
    <div
      role="group"
      aria-label={label.el || t('actions.author.untitled')}
      className={classes.editor}
    >
      <Buttons {...props} />
      <div className={classes.pair}>
        <SelectField
          label={t('actions.author.type')}
          options={FORM_FIELD_TYPES.map((one) => ({
            value: one,
            label: t(`actions.author.type.${one}`),
          }))}
          value={type}
          onChange={(next) => {
            const kind = FORM_FIELD_TYPES.find((one) => one === next)
            if (kind) onChange({ ...field, type: kind, min: '', max: '' })
          }}
        />
        <SelectField
          label={t('actions.forms.part')}
          hint={isKept ? t('actions.forms.partKept') : undefined}
          options={FORM_PARTS.map((one) => ({ value: one, label: t(`actions.part.${one}`) }))}
          value={field.part}
          disabled={isKept}
          onChange={(next) => {
            const part = FORM_PARTS.find((one) => one === next)
            if (part) props.onPart(part)
          }}
        />
      </div>
      <LanguageFields
        name={t(asks(field) ? 'actions.author.label' : 'actions.forms.text')}
        value={label}
        maxLength={MAX_LABEL}
        onChange={(next) => onChange({ ...field, label: { el: next.el, en: next.en } })}
        errorOf={(language) =>
          language === 'el' && (missing(label.el.trim() === '') ?? refusalOf('label'))
        }
      />
      <LanguageFields
        name={t('actions.forms.help')}
        value={help}
        rows={1}
        maxLength={MAX_HELP}
        onChange={(next) => onChange({ ...field, help: { el: next.el ?? '', en: next.en ?? '' } })}
      />
      {isChoice(field) && (
        <OptionsEditor
          options={options}
          error={missing(options.length === 0) ?? refusalOf('options')}
          onChange={(next) => onChange({ ...field, options: next })}
        />
      )}
      <FieldBounds field={field} refusalOf={refusalOf} onChange={onChange} />
      {others.length > 0 && (
        <FieldCondition
          field={field}
          others={others}
          error={refusalOf('showWhen')}
          onChange={onChange}
        />
      )}
      {asks(field) && (
        <>
          {field.part !== 'mentor' && <FieldStart field={field} onChange={onChange} />}
          <TextField
            label={t('actions.author.name')}
            hint={isKept ? t('actions.author.nameKept') : undefined}
            value={name}
            maxLength={MAX_NAME}
            readOnly={isKept}
            spellCheck={false}
            error={/^[A-Za-z]\w*$/.test(name) ? refusalOf('name') : t('rule.form_field_name')}
            onChange={({ currentTarget }) => onChange({ ...field, name: currentTarget.value })}
          />
          <Checkbox
            label={t('actions.author.required')}
            checked={required}
            onChange={(next) => onChange({ ...field, required: next })}
          />
        </>
      )}
    </div>
  )
}

function Buttons({ field, onRemove, onCopy, onUp, onDown }: Props) {
  const { t } = useTexts()
  const said = field.label.el || t('actions.author.untitled')
  return (
    <Row gap={1} justify="end">
      <IconButton label={t('actions.author.up', { label: said })} disabled={!onUp} onClick={onUp}>
        <IconArrowUp size={18} />
      </IconButton>
      <IconButton
        label={t('actions.author.down', { label: said })}
        disabled={!onDown}
        onClick={onDown}
      >
        <IconArrowDown size={18} />
      </IconButton>
      <IconButton label={t('actions.forms.copy', { label: said })} onClick={onCopy}>
        <IconCopy size={18} />
      </IconButton>
      <IconButton label={t('actions.author.removeField', { label: said })} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </Row>
  )
}
