import { defineNotices } from '../core/define-notices.ts'

/** What supervisors are told of those whom they look after. */
export const supervisionNotices = defineNotices({
  'supervision.week': { to: ['Supervisor'], usual: 'mail' },
})
