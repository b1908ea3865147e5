import { isPaymentAction } from '@telemachos/contract/payments/limits'
import { useTexts, useAskBeforeMany } from '#shared'

interface AskedAction {
  readonly Id: number
  readonly Title: string
}

/**
 * Asks before one payment is recorded or taken back, as the page of payments does. True when it is
 * meant, and for every action that is no payment.
 */
export function usePaymentQuestion() {
  const { t } = useTexts()
  const askBeforeMany = useAskBeforeMany()
  return async (
    { Id, Title: title }: AskedAction,
    isSet: boolean,
    name?: string,
  ): Promise<boolean> => {
    if (!isPaymentAction(Id)) return true
    const confirmed = await askBeforeMany({
      title: t(isSet ? 'payments.confirm.record' : 'payments.confirm.takeBack', { title }),
      text: [name, t('payments.confirm.text')].filter(Boolean).join('\n'),
      count: 1,
      areMentees: true,
      isFinal: false,
      confirmLabel: t(isSet ? 'payments.set' : 'payments.unset', { count: 1, number: '1' }),
    })
    return confirmed !== undefined
  }
}
