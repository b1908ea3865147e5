import { Navigate } from '@tanstack/react-router'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import type { RouteState } from '@telemachos/contract/routes'
import { useEffect, useState, type ReactNode } from 'react'
import { mayOpen } from '@telemachos/contract/route-access'
import { signInPath, useTexts, participantOf } from '#shared'
import { lazyWindow } from '#ui'
import { useApp } from './app-context.ts'
import { ToConsent } from './to-consent.tsx'

/** Seldom needed: most who come hold the role already. */
const ToOwnRole = lazyWindow(() => import('./to-own-role.tsx'), 'ToOwnRole')

/** What is open before somebody has consented in the current project. */
const BEFORE_CONSENT: ReadonlySet<string> = new Set(['root.gdpr', 'root.invitations'])

interface GuardProps {
  readonly definition: RouteDefinition
  readonly children: ReactNode
}

/**
 * Lets in who may open the route and gives the page its title; whoever holds another role that may
 * goes on in that one. Everybody else is sent to sign-in, and whose consent is missing to /gdpr, with
 * the way back (spec §2.1, §6). Whose role changes on an open page begins anew in the other one. A
 * mentee has no business on the applicants' page any more.
 */
export function Guard({ definition, children }: GuardProps) {
  const { identity } = useApp()
  const { t } = useTexts()
  const allowed = mayOpen(definition, identity.Role)
  const [openedAs] = useState(identity.Role)
  const isOther = !allowed && identity.Role === openedAs
  const ownRole = isOther ? identity.Roles.find((role) => mayOpen(definition, role)) : undefined
  const isTurnedAway = isOther && !ownRole
  const title = `${t(`route.${definition.state as RouteState}.title`)} · ${t('core.product')}`
  useEffect(() => {
    if (allowed) document.title = title
    else if (isTurnedAway) location.replace(signInPath())
  }, [allowed, isTurnedAway, title])
  if (ownRole) return <ToOwnRole role={ownRole} />
  if (!allowed) return isTurnedAway ? null : <Navigate to="/" replace />
  if (identity.ConsentRequired && !BEFORE_CONSENT.has(definition.state)) return <ToConsent />
  if (definition.state === 'root.applicant' && participantOf(identity.Role) === 'mentee') {
    return <Navigate to="/" replace />
  }
  return children
}
