import { Navigate } from '@tanstack/react-router'
import { inProject, pathOf, pathOfState, type ProjectPath } from '@telemachos/contract/paths'
import { homeOf } from '@telemachos/contract/route-access'
import type { Identity } from '#shared'
import { Suspense } from 'react'
import { lazyPart } from '#ui'
import { useApp } from './app-context.ts'

const NoProjectPage = lazyPart(() => import('./pages/no-project-page.tsx'))

/**
 * '/' leads to the current project, or the first that the person belongs to. Who is only Registered
 * applies first (spec §6).
 */
export function RootRedirect() {
  const { identity } = useApp()
  if (identity.Role === 'Registered') return <Navigate to={pathOf('root.applicant')} replace />
  const project = ownProject(identity)
  if (!project)
    return (
      <Suspense fallback={null}>
        <NoProjectPage />
      </Suspense>
    )
  const start = project.Id === identity.ProjectId ? startOf(identity) : ''
  return <Navigate to={inProject(project.url, start)} replace />
}

/** The current project, or the first that the person belongs to and that is open. */
export const ownProject = ({
  Projects,
  ProjectId,
}: Identity): Identity['Projects'][number] | undefined =>
  Projects.find(({ Id }) => Id === ProjectId) ??
  Projects.find(({ ArchivedAt }) => ArchivedAt === null) ??
  Projects[0]

/** Where the role begins its day, without the way over the project's own address. */
function startOf({ Role }: Identity): ProjectPath {
  const start = Role && homeOf(Role)
  return start ? pathOfState(start) : pathOf('home')
}
