import { defineTexts } from '../core/define-texts.ts'

/** What the pages of services say. */
export const servicesTexts = defineTexts({
  'activity.services.saved': { el: '{who} αποθήκευσε μια υπηρεσία', en: '{who} saved a service' },
  'activity.services.deleted': { el: '{who} διέγραψε μια υπηρεσία', en: '{who} deleted a service' },
  'activity.services.tried': { el: '{who} δοκίμασε μια υπηρεσία', en: '{who} tried a service' },
  'activity.services.run': { el: '{who} εκτέλεσε μια υπηρεσία', en: '{who} ran a service' },
  'activity.services.tokenMade': {
    el: '{who} δημιούργησε κλειδί άλλου συστήματος',
    en: '{who} made a token of another system',
  },
  'activity.services.tokenRevoked': {
    el: '{who} κατάργησε κλειδί άλλου συστήματος',
    en: '{who} revoked a token of another system',
  },
  'rule.service_name': {
    el: 'Το όνομα αρχίζει με γράμμα και έχει γράμματα, ψηφία, παύλες και κάτω παύλες.',
    en: 'The name begins with a letter and has letters, digits, hyphens and underscores.',
  },
  'rule.service_taken': {
    el: 'Υπάρχει ήδη υπηρεσία με αυτό το όνομα.',
    en: 'There is a service of this name already.',
  },
  'rule.service_category': {
    el: 'Η κατηγορία «Services» είναι των υπηρεσιών SQL.',
    en: 'The category “Services” is that of SQL services.',
  },
  'rule.role_above': {
    el: 'Δεν δίνετε υπηρεσία σε ρόλο με περισσότερα δικαιώματα από τον δικό σας.',
    en: 'You give no service to a role with more power than yours.',
  },
  'rule.unknown_service': {
    el: 'Η υπηρεσία δεν υπάρχει στο έργο.',
    en: 'The project has no such service.',
  },
  'rule.unknown_param': {
    el: 'Το ερώτημα δεν έχει τέτοια παράμετρο.',
    en: 'The query has no such parameter.',
  },
  'rule.param_value': {
    el: 'Η παράμετρος δέχεται τιμή ή κατάλογο τιμών.',
    en: 'The parameter takes a value or a list of values.',
  },
  'rule.too_many_services': {
    el: 'Το έργο έχει ήδη όσες υπηρεσίες επιτρέπονται.',
    en: 'The project has as many services as are allowed.',
  },
  'rule.too_many_tokens': {
    el: 'Το έργο έχει ήδη όσα κλειδιά επιτρέπονται. Καταργήστε όσα δεν χρησιμοποιούνται.',
    en: 'The project has as many tokens as are allowed. Revoke those that are not used.',
  },
  'rule.script_syntax': {
    el: 'Ο κώδικας δεν διαβάζεται: κάτι λείπει ή περισσεύει εδώ.',
    en: 'The code cannot be read: something is missing or too much here.',
  },
  'rule.script_failed': {
    el: 'Ο κώδικας της υπηρεσίας δεν ολοκληρώθηκε.',
    en: 'The code of the service did not complete.',
  },
})
