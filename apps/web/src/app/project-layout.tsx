import { Navigate, Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { IdentityContext, type Identity, type PlacedIdentity } from '#shared'
import { useParams } from '#ui'
import { useApp } from './app-context.ts'
import { ProjectTexts } from './shell/project-texts.tsx'
import { Shell } from './shell/shell.tsx'
import { ToConsent } from './to-consent.tsx'
import { useSeekProject } from './use-seek-project.ts'
import { useSwitchProject } from './use-switch-project.ts'

/** The main layout of a project (spec §2.1): `curProject` is its url, in any case, or its id. */
export function ProjectLayout() {
  const { identity } = useApp()
  const named = useParams()['curProject']?.toLowerCase() ?? ''
  const project = identity.Projects.find(
    ({ Id, url }) => url.toLowerCase() === named || String(Id) === named,
  )
  const isSought = useSeekProject(project ? undefined : named)
  const isCurrent = project?.Id === identity.ProjectId
  const wanted = isCurrent ? undefined : project?.Id
  const isRefused = useSwitchProject(wanted)
  const placed = useMemo(() => placedIn(identity), [identity])
  if (isSought) return null
  if (!project || isRefused) return <Navigate to="/" replace />
  if (!isCurrent || !placed) return null
  if (identity.ConsentRequired) return <ToConsent />
  return (
    <IdentityContext value={placed}>
      <ProjectTexts>
        <Shell>
          <Outlet />
        </Shell>
      </ProjectTexts>
    </IdentityContext>
  )
}

/** The identity of somebody who is in a project, in a role. */
export function placedIn(identity: Identity): PlacedIdentity | null {
  const { ProjectId, Role } = identity
  return ProjectId === null || Role === null ? null : { ...identity, ProjectId, Role }
}
