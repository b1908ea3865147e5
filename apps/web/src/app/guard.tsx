import type { RouteDefinition, RouteState } from '@telemachos/contract/core/routes'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../shared/i18n/use-texts.ts'
import { signInPath } from '../shared/navigation/return-url.ts'
import { mayOpen } from './access.ts'
import { useApp } from './app-context.ts'
import { ToConsent } from './to-consent.tsx'

interface GuardProps {
  readonly definition: RouteDefinition
  readonly children: ReactNode
}

/**
 * Lets in who may open the route and gives the page its title; everybody else is sent to sign-in,
 * and whose consent is missing to /gdpr, with the way back (spec §2.1, §6).
 */
export function Guard({ definition, children }: GuardProps) {
  const { identity } = useApp()
  const { t } = useTexts()
  const allowed = mayOpen(definition, identity.Role)
  const title = t(`route.${definition.state as RouteState}.title`)
  useEffect(() => {
    if (allowed) document.title = `${title} · Telemachos`
    else location.replace(signInPath(location.pathname + location.search))
  }, [allowed, title])
  if (allowed && identity.ConsentRequired && definition.state !== 'root.gdpr') return <ToConsent />
  return allowed ? children : null
}
