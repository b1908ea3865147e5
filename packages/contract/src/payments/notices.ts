import { defineNotices } from '../core/define-notices.ts'

/** What mentees are told of their payments. */
export const paymentNotices = defineNotices({
  'payments.recorded': { to: ['Mentee'], usual: 'digest' },
})
