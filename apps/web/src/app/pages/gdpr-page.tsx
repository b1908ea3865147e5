import { Navigate, useNavigate } from '@tanstack/react-router'
import { ConsentPage } from '../../features/identity/consent-page.tsx'
import { call, safeReturnUrl } from '#shared'
import { useApp } from '../app-context.ts'

/** Consent in the current project; afterwards on to where the person wanted to go (spec §2.1). */
export default function GdprPage() {
  const { identity, setIdentity, setTexts } = useApp()
  const navigate = useNavigate()
  const { ProjectId } = identity
  if (ProjectId === null) return <Navigate to="/" replace />
  const returnUrl = safeReturnUrl(new URLSearchParams(location.search).get('returnUrl'))
  return (
    <ConsentPage
      identity={identity}
      projectId={ProjectId}
      returnUrl={returnUrl}
      onTexts={(texts) => {
        setTexts(texts)
        setIdentity({ ...identity, Language: texts.language })
        if (!identity.StandIn) void call('identity.setLanguage', { Language: texts.language })
      }}
      onAgreed={async () => {
        setIdentity(await call('identity.getIdentity', {}))
        await navigate({ href: returnUrl, replace: true })
      }}
    />
  )
}
