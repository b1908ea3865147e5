import { Checkbox, DateField, SelectField, TextField } from '#ui'
import { useTexts } from '#shared'
import type { DraftField } from './form-draft.ts'
import classes from './forms.module.css'

interface Props {
  readonly field: DraftField
  readonly refusalOf: (what: string) => string | undefined
  readonly onChange: (field: DraftField) => void
}

const ENDS = ['min', 'max'] as const
/** How many stars, and how far a scale, may go. */
const STARS = ['3', '4', '5', '6', '7', '8', '9', '10']
const SCALE = { min: ['0', '1'], max: ['3', '4', '5', '6', '7', '8', '9', '10'] }

/** The bounds of a field's answer, as far as its kind has any. */
export function FieldBounds({ field, refusalOf, onChange }: Props) {
  const { t } = useTexts()
  const { type } = field
  if (type === 'date')
    return (
      <div className={classes.pair}>
        {ENDS.map((end) => (
          <DayBound key={end} end={end} field={field} refusalOf={refusalOf} onChange={onChange} />
        ))}
      </div>
    )
  if (type === 'stars')
    return (
      <SelectField
        label={t('actions.forms.stars')}
        options={STARS.map((value) => ({ value, label: value }))}
        value={field.max || '5'}
        onChange={(max) => onChange({ ...field, max: max ?? '5' })}
      />
    )
  if (type === 'scale')
    return (
      <div className={classes.pair}>
        {ENDS.map((end) => (
          <SelectField
            key={end}
            label={t(`actions.forms.scale.${end}`)}
            options={SCALE[end].map((value) => ({ value, label: value }))}
            value={field[end] || (end === 'min' ? '1' : '5')}
            onChange={(value) => onChange({ ...field, [end]: value ?? '' })}
          />
        ))}
      </div>
    )
  if (!isBounded(type)) return null
  return (
    <div className={classes.pair}>
      {ENDS.map((end) => (
        <TextField
          key={end}
          label={t(`actions.forms.${type}.${end}`)}
          value={field[end].replace('.', ',')}
          inputMode={type === 'number' ? 'decimal' : 'numeric'}
          maxLength={20}
          error={refusalOf(end)}
          onChange={({ currentTarget }) =>
            onChange({ ...field, [end]: currentTarget.value.trim().replace(',', '.') })
          }
        />
      ))}
    </div>
  )
}

type Bounded = 'number' | 'time' | 'text' | 'textarea' | 'multiple'

const isBounded = (type: DraftField['type']): type is Bounded =>
  ['number', 'time', 'text', 'textarea', 'multiple'].includes(type)

/** The first or the last day that is taken: one of the calendar, or the day on which it is filled in. */
function DayBound({ end, field, refusalOf, onChange }: Props & { readonly end: 'min' | 'max' }) {
  const { t } = useTexts()
  const isToday = field[end] === 'today'
  return (
    <div className={classes.day}>
      {!isToday && (
        <DateField
          label={t(`actions.forms.date.${end}`)}
          value={field[end] || null}
          error={refusalOf(end)}
          onChange={(day) => onChange({ ...field, [end]: day ?? '' })}
          onUnread={(text) => onChange({ ...field, [end]: text })}
        />
      )}
      <Checkbox
        label={t(`actions.forms.today.${end}`)}
        checked={isToday}
        onChange={(is) => onChange({ ...field, [end]: is ? 'today' : '' })}
      />
    </div>
  )
}
