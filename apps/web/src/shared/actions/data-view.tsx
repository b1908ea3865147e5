import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { labelIn, readObject, valuesFrom } from './action-form.ts'
import type { FormField, FormValues } from './action-form.ts'
import { PlainText } from './plain-text-view.tsx'
import classes from './data-view.module.css'

interface Props {
  readonly fields: readonly FormField[]
  /** The Data of the mentee's drawer, as JSON text. */
  readonly data: string
}

/** What was written in an action's form, to read. */
export function DataView({ fields, data }: Props) {
  const { language } = useTexts()
  const values = valuesFrom(fields, readObject(data), language)
  return (
    <Stack as="dl" gap={4} className={classes.list}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{labelIn(field.label, language)}</dt>
          <dd>
            <Written field={field} values={values} />
          </dd>
        </div>
      ))}
    </Stack>
  )
}

function Written({ field, values }: { readonly field: FormField; readonly values: FormValues }) {
  const { t, language } = useTexts()
  const value = values[field.name] ?? ''
  if (typeof value === 'boolean') return t(value ? 'actions.form.yes' : 'actions.form.no')
  if (value.trim() === '')
    return (
      <Text as="span" tone="faint">
        {t('actions.form.empty')}
      </Text>
    )
  const option = field.options.find((candidate) => candidate.value === value)
  return <PlainText text={option ? labelIn(option.label, language) : value} />
}
