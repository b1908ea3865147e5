import { ERASURE_REASONS, type ErasureReason } from '@telemachos/contract/privacy/reasons'
import { useTexts } from '#shared'
import { SelectField } from '#ui'

interface Props {
  readonly value: ErasureReason | null
  readonly onChange: (value: ErasureReason | null) => void
}

/** Why somebody is to be erased: one of a list, so that what is recorded names nobody. */
export function ReasonField({ value, onChange }: Props) {
  const { t } = useTexts()
  return (
    <SelectField
      label={t('privacy.erase.reason')}
      none={t('privacy.erase.choose')}
      options={ERASURE_REASONS.map((reason) => ({
        value: reason,
        label: t(`privacy.reason.${reason}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen as ErasureReason | null)}
    />
  )
}
