import { Stack, Text } from '#layout'
import { UNMASK_REASONS, type UnmaskReason } from '@telemachos/contract/grid/unmask-reasons'
import { useTexts } from '#shared'
import { Checkbox, SelectField } from '#ui'

interface Props {
  readonly inFull: boolean
  readonly onInFull: (inFull: boolean) => void
  readonly reason: UnmaskReason | null
  readonly onReason: (reason: UnmaskReason | null) => void
}

/** Whether numbers of the state are exported in full, and why: both are recorded. */
export function NumbersChoice({ inFull, onInFull, reason, onReason }: Props) {
  const { t } = useTexts()
  return (
    <Stack gap={2} packed>
      <Checkbox label={t('exports.numbers.inFull')} checked={inFull} onChange={onInFull} />
      <Text tone="soft" size="small">
        {t(inFull ? 'exports.numbers.recorded' : 'exports.numbers.masked')}
      </Text>
      {inFull && (
        <SelectField
          label={t('exports.numbers.reason')}
          options={UNMASK_REASONS.map((value) => ({
            value,
            label: t(`exports.numbers.reason.${value}`),
          }))}
          none={t('exports.numbers.chooseReason')}
          value={reason}
          onChange={(value) => onReason(UNMASK_REASONS.find((one) => one === value) ?? null)}
        />
      )}
    </Stack>
  )
}
