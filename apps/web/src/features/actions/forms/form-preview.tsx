import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { useId, useState } from 'react'
import { visibleFields, type FormValues } from '../action/action-form.ts'
import { DataInput } from '../action/data-input.tsx'
import type { DraftField } from './form-draft.ts'
import classes from './forms.module.css'

/** A part of a form as it is filled in, to try: nothing of what is written here is kept. */
export function FormPreview({ fields }: { readonly fields: readonly DraftField[] }) {
  const { t } = useTexts()
  const id = useId()
  const [values, setValues] = useState<FormValues>({})
  const untitled = t('actions.author.untitled')
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.forms.preview')}
      </Heading>
      <Text tone="faint" size="small">
        {t('actions.forms.previewHint')}
      </Text>
      <div className={classes.preview}>
        {visibleFields(fields, values).map((field) => (
          <DataInput
            key={`${field.name} ${field.type}`}
            id={`${id}-${field.name}`}
            field={field.label.el === '' ? { ...field, label: { el: untitled, en: '' } } : field}
            value={values[field.name] ?? (field.type === 'checkbox' ? false : '')}
            error={undefined}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
            onLeave={() => {}}
          />
        ))}
      </div>
    </Card>
  )
}
