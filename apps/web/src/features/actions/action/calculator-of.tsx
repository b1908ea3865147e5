import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { Suspense } from 'react'
import { useCall, useTexts } from '#shared'
import { Card, Heading, Text } from '#layout'
import { lazyPart, Loadable } from '#ui'
import type { MenteeAction } from './mentee-action.ts'

const ActionCalculator = lazyPart(() => import('./action-calculator.tsx'))

/** The calculator of an action, for the mentee and for those who look after them; nothing elsewhere. */
export function CalculatorOf({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  const isCalculator = action.TypeId === CALCULATOR
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  const query = useCall('spreadsheets.openCalculation', about, {
    enabled: isCalculator,
    staleTime: Infinity,
  })
  if (!isCalculator) return null
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('calc.title')}
      </Heading>
      <Loadable query={query}>
        {(opened) =>
          opened.Calculator ? (
            <Suspense fallback={<Text tone="faint">{t('calc.loading')}</Text>}>
              <ActionCalculator action={action} opened={opened} source={opened.Calculator} />
            </Suspense>
          ) : (
            <Text tone="faint">{t('calc.none')}</Text>
          )
        }
      </Loadable>
    </Card>
  )
}
