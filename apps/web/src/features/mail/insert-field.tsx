import { useState } from 'react'
import { useTexts } from '#shared'
import { Combobox } from '#ui'
import { fieldWords, placeholderAt, placeholderOf, type TemplateField } from './field-words.ts'
import type { TextPlace } from './use-insertion.ts'

interface Props {
  readonly fields: readonly TemplateField[]
  /** Where it goes. */
  readonly place: TextPlace
  /** @param wordsAt what goes behind a text, which may depend on it. */
  readonly onInsert: (wordsAt: (before: string) => string) => void
}

const PARTS = { Subject: 'mail.template.subject', Body: 'mail.template.body' } as const

/** What a template may say, found by its words or by how it is written, and put where one writes. */
export function InsertField({ fields, place, onInsert }: Props) {
  const { t } = useTexts()
  const [inserted, setInserted] = useState(0)
  const options = fields.map((field) => ({
    value: field.Name,
    label: t('mail.field.option', {
      field: fieldWords(field, t),
      placeholder: placeholderOf(field, t).replace(/\n.*/s, '…'),
    }),
  }))
  return (
    <Combobox
      // Each begins with an empty search.
      key={inserted}
      label={t('mail.field.insert')}
      hint={t('mail.field.hint', {
        where: t(`ui.language.${place.language}`, { name: t(PARTS[place.part]) }),
      })}
      options={options}
      value={null}
      clearable={false}
      onChange={(name) => {
        const field = fields.find(({ Name }) => Name === name)
        if (!field) return
        onInsert((before) => placeholderAt(field, before, t))
        setInserted((count) => count + 1)
      }}
    />
  )
}
