import { useTexts } from '#shared'
import { Text } from '#layout'
import { useCalculatorState } from './use-calculator.ts'

/** How it goes with calculating, where that is not as quick and as whole as it should be. */
export function CalculatorNotice() {
  const { t } = useTexts()
  const { isSlow, ended, isOverLimit } = useCalculatorState()
  const words = [
    isSlow && t('calc.calculating'),
    ended === 'tooLong' && t('calc.tooLong'),
    ended === 'failed' && t('calc.failed'),
    isOverLimit && t('calc.overLimit'),
  ].filter((one) => one !== false)
  return (
    <div role="status">
      {words.map((one) => (
        <Text key={one} tone="soft" size="medium">
          {one}
        </Text>
      ))}
    </div>
  )
}
