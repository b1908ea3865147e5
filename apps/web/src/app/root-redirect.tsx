import { Navigate } from '@tanstack/react-router'
import { useApp } from './app-context.ts'
import { NoProjectPage } from './pages/no-project-page.tsx'

/**
 * '/' leads to the current project, or the first that the person belongs to. Who is only Registered
 * applies first (spec §6).
 */
export function RootRedirect() {
  const { identity } = useApp()
  if (identity.Role === 'Registered') return <Navigate to="/applicant" replace />
  const current =
    identity.Projects.find(({ Id }) => Id === identity.ProjectId) ?? identity.Projects[0]
  return current ? <Navigate to={`/${current.url}/`} replace /> : <NoProjectPage />
}
