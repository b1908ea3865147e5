/* What others load of it once it is needed. */
export const loadConsentTexts = () => import('./consent-texts.tsx')
export const loadEmailLinkRoot = () => import('./email-link-root.tsx')
export const loadOtherPerson = () => import('./other-person.tsx')
export const loadPasswordRules = () => import('./password-rules.tsx')
export const loadProvePerson = () => import('./prove-person.ts')
export const loadResetPasswordRoot = () => import('./reset-password-root.tsx')
export const loadStandInBanner = () => import('./stand-in-banner.tsx')
