import { defineTexts } from '../core/define-texts.ts'

/** What people are told of consent. */
export const identityNoticeTexts = defineTexts({
  'notifications.group.identity': { el: 'Συγκατάθεση', en: 'Consent' },
  'notifications.kind.identity.consentText': {
    el: 'Νέο κείμενο συγκατάθεσης του έργου (έκδοση {version})',
    en: 'A new consent text of the project (version {version})',
  },
  'notifications.choice.identity.consentText': {
    el: 'Νέα κείμενα συγκατάθεσης',
    en: 'New consent texts',
  },
  'notifications.kind.identity.consentGiven': {
    el: 'Έδωσε συγκατάθεση: {with}',
    en: 'Consent given by {with}',
  },
  'notifications.choice.identity.consentGiven': {
    el: 'Συγκατάθεση που δίνουν ωφελούμενοι',
    en: 'Consent that mentees give',
  },
  'notifications.kind.identity.consentWithdrawn': {
    el: 'Ανακάλεσε τη συγκατάθεση: {with}',
    en: 'Consent withdrawn by {with}',
  },
  'notifications.choice.identity.consentWithdrawn': {
    el: 'Συγκατάθεση που ανακαλούν ωφελούμενοι',
    en: 'Consent that mentees withdraw',
  },
})
