import { defineTexts } from '../core/define-texts.ts'

/** What supervisors are told of those whom they look after. */
export const supervisionNoticeTexts = defineTexts({
  'notifications.group.supervision': { el: 'Εποπτεία', en: 'Supervision' },
  'notifications.kind.supervision.week': {
    el: 'Η εβδομάδα που πέρασε: συναντήσεις {held}, ολοκληρώσεις {completed}. Περιμένουν κάτι {waiting} από {mentees} ωφελούμενους.',
    en: 'The week that has passed: {held} meetings, {completed} completions. {waiting} of {mentees} mentees wait for something.',
  },
  'notifications.choice.supervision.week': {
    el: 'Σύνοψη της εβδομάδας, κάθε Δευτέρα στις 08:00',
    en: 'Summary of the week, every Monday at 08:00',
  },
})
