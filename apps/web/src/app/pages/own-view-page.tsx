import { Navigate } from '@tanstack/react-router'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { useParams } from '#ui'
import { useApp } from '../app-context.ts'
import { ownProject, RootRedirect } from '../root-redirect.tsx'

/** A view whose address names no project (spec §2.1): that of the person's own. */
export default function OwnViewPage() {
  const { identity } = useApp()
  const { name = '' } = useParams()
  const project = ownProject(identity)
  if (!project) return <RootRedirect />
  return <Navigate to={inProject(project.url, pathOf('view', { name }))} replace />
}
