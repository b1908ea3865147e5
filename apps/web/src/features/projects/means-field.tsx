import { FIELD_MEANINGS } from '@telemachos/contract/projects/settings-constants'
import { meaningOf } from '@telemachos/rules/known-fields'
import { useTexts } from '#shared'
import { SelectField } from '#ui'

interface Props {
  /** The field's, which may say what it means where nothing is declared. */
  readonly name: string
  /** What is declared; '' for nothing. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (meaning: string | undefined) => void
}

/** What a field means to the product, chosen from what it knows. */
export function MeansField({ name, value, error, onChange }: Props) {
  const { t } = useTexts()
  const named = meaningOf({ Name: name })
  return (
    <SelectField
      label={t('projects.field.Means')}
      hint={t('projects.field.MeansHint')}
      none={
        named
          ? t('projects.field.MeansByName', { meaning: t(`projects.means.${named}`) })
          : t('projects.field.MeansNone')
      }
      options={FIELD_MEANINGS.map((one) => ({ value: one, label: t(`projects.means.${one}`) }))}
      value={value || null}
      error={error}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}
