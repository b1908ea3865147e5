import { Card, Heading } from '#layout'
import { textIn, type TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useId, useState } from 'react'
import { useTexts } from '#shared'
import { DataInput } from '../../../shared/actions/data-input.tsx'
import { PlainText } from '../../../shared/actions/plain-text-view.tsx'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import classes from './author.module.css'

interface Props {
  readonly title: TextByLanguage
  readonly descr: TextByLanguage
  readonly fields: readonly FormField[]
}

/** The action as the mentee sees it, to try: nothing of what is written here is kept. */
export function PreviewCard({ title, descr, fields }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  const [values, setValues] = useState<Readonly<Record<string, string | boolean>>>({})
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.preview')}
      </Heading>
      <div className={classes.preview}>
        <Heading as="h3" size="section">
          {textIn(title, language)}
        </Heading>
        <PlainText text={textIn(descr, language)} />
        {fields.map((field) => (
          <DataInput
            key={`${field.name} ${field.type}`}
            id={`${id}-${field.name}`}
            field={{ ...field, label: labelOf(field, t('actions.author.untitled')) }}
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

const labelOf = ({ label: { el, en } }: FormField, untitled: string) => ({
  el: el || untitled,
  en: en || el || untitled,
})
