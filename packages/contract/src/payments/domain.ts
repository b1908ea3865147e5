import { defineDomain } from '../core/define-domain.ts'
import { paymentsCalls } from './calls.ts'
import { paymentNotices } from './notices.ts'
import { paymentNoticeTexts } from './notice-texts.ts'
import { paymentsRoutes } from './routes.ts'
import { paymentsTexts } from './texts.ts'

/** What payments declares: see core/define-domain.ts. */
export const payments = defineDomain({
  calls: paymentsCalls,
  routes: paymentsRoutes,
  notices: paymentNotices,
  texts: { ...paymentsTexts, ...paymentNoticeTexts },
})
