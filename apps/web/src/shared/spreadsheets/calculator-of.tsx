import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { Suspense } from 'react'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { Card } from '../layout/card.tsx'
import { Heading } from '../layout/heading.tsx'
import { Text } from '../layout/text.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Loadable } from '../ui/loadable.tsx'
import type { MenteeAction } from '../actions/mentee-action.ts'

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
