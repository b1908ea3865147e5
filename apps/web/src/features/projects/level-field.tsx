import { LAST_LEVEL } from '@telemachos/contract/projects/settings-constants'
import { useTexts } from '#shared'
import { SelectField } from '#ui'
import { asLevel } from './as-level.ts'

interface Props {
  readonly label: string
  readonly value: number
  /** The least powerful level that makes sense. */
  readonly max?: number
  readonly error?: string | undefined
  readonly onChange: (level: number) => void
}

/** How far down a field goes: it is for everybody whose level is at most this (spec §5). */
export function LevelField({ label, value, max = LAST_LEVEL, error, onChange }: Props) {
  const { t } = useTexts()
  const levels = Array.from({ length: asLevel(max) + 1 }, (_, level) => level)
  return (
    <SelectField
      label={label}
      error={error}
      options={levels.map((level) => ({
        value: String(level),
        label: t('projects.level.option', { level, name: t(`projects.level.${asLevel(level)}`) }),
      }))}
      value={String(value)}
      onChange={(next) => {
        if (next !== null) onChange(Number(next))
      }}
    />
  )
}
