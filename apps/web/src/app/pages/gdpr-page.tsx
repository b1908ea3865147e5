import { Navigate, useLocation, useNavigate } from '@tanstack/react-router'
import { ConsentPage } from '#features/identity'
import { call, safeReturnUrl, type Texts, useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { useApp } from '../app-context.ts'
import { useSpeak } from '../use-speak.ts'

/** Consent in the current project; afterwards on to where the person wanted to go (spec §2.1). */
export default function GdprPage() {
  const { identity, setIdentity } = useApp()
  const { t } = useTexts()
  const speak = useSpeak()
  const navigate = useNavigate()
  const { searchStr } = useLocation()
  const { ProjectId } = identity
  if (ProjectId === null) return <Navigate to="/" replace />
  const returnUrl = safeReturnUrl(new URLSearchParams(searchStr).get('returnUrl'))
  async function choose(texts: Texts): Promise<void> {
    if (!identity.StandIn) await call('identity.setLanguage', { Language: texts.language })
    await speak(texts)
  }
  return (
    <ConsentPage
      identity={identity}
      projectId={ProjectId}
      returnUrl={returnUrl}
      onTexts={(texts) => void choose(texts).catch((error: unknown) => showSystemMessage(error, t))}
      onAgreed={async () => {
        setIdentity(await call('identity.getIdentity', {}))
        await navigate({ href: returnUrl, replace: true })
      }}
    />
  )
}
