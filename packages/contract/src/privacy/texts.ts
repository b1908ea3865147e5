import { defineTexts } from '../core/define-texts.ts'

/** The copy of one's own data. */
export const privacyTexts = defineTexts({
  'privacy.copy.title': { el: 'Τα δεδομένα μου', en: 'My data' },
  'privacy.copy.lead': {
    el: 'Ένα αρχείο zip με όσα τηρούνται για εσάς σε όλα τα έργα.',
    en: 'A zip file with everything that is kept about you in every project.',
  },
  'privacy.copy.download': { el: 'Λήψη αντιγράφου', en: 'Download a copy' },
  'privacy.copy.made': { el: 'Δημιουργήθηκε στις {at}.', en: 'Made on {at}.' },
})
