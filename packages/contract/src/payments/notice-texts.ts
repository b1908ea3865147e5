import { defineTexts } from '../core/define-texts.ts'

/** What people are told of payments. */
export const paymentNoticeTexts = defineTexts({
  'notifications.group.payments': { el: 'Πληρωμές', en: 'Payments' },
  'notifications.kind.payments.recorded': {
    el: 'Καταχωρίστηκε η πληρωμή σας: «{title}»',
    en: 'Your payment was recorded: “{title}”',
  },
  'notifications.choice.payments.recorded': {
    el: 'Καταχώριση πληρωμών μου',
    en: 'Payments of mine that are recorded',
  },
})
