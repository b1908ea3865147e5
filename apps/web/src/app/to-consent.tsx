import { pathOf } from '@telemachos/contract/paths'
import { Navigate } from '@tanstack/react-router'

/** Leads to the consent page, which leads back here (spec §2.1). */
export function ToConsent() {
  const returnUrl = location.pathname + location.search
  return <Navigate to={pathOf('root.gdpr')} search={{ returnUrl }} replace />
}
