import { defineNotices } from '../core/define-notices.ts'

/** Who hears of the consent of those whom they look after. */
const staff = ['Mentor', 'Supervisor', 'Coordinator'] as const

/** What is told of consent: of a new text to mentees, of what they said to it to who looks after them. */
export const identityNotices = defineNotices({
  'identity.consentText': { to: ['Mentee'], usual: 'digest' },
  'identity.consentGiven': { to: staff, usual: 'page' },
  'identity.consentWithdrawn': { to: staff, usual: 'mail' },
})
