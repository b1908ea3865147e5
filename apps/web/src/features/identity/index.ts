/** What other features and the app use of identity. */
export { ConsentCard } from './consent-card.tsx'
export { ConsentPage } from './consent-page.tsx'
export { endStandIn } from './end-stand-in.ts'
export { LeaveProject } from './leave-project.tsx'
export { LoginForm } from './login-form.tsx'
export { OwnRoles } from './own-roles.tsx'
export { PasswordForm } from './password-form.tsx'
export { SettingsPage } from './settings-page.tsx'
export { SignInRoot } from './sign-in-root.tsx'
export { SignedIn } from './signed-in.tsx'
export { StandInMenu } from './stand-in-menu.tsx'
export {
  loadConsentTexts,
  loadEmailLinkRoot,
  loadOtherPerson,
  loadPasswordRules,
  loadProvePerson,
  loadResetPasswordRoot,
  loadStandInBanner,
} from './parts.ts'
