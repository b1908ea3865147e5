import { Navigate, useLocation } from '@tanstack/react-router'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { useParams } from '#ui'
import { useApp } from '../app-context.ts'
import { ownProject, RootRedirect } from '../root-redirect.tsx'

/** A view or a directive whose address names no project (spec §2.1): that of the person's own. */
export default function OwnViewPage() {
  const { identity } = useApp()
  const { name = '' } = useParams()
  const { pathname } = useLocation()
  const project = ownProject(identity)
  if (!project) return <RootRedirect />
  const kind = /^\/directive\//i.test(pathname) ? 'directive' : 'view'
  return <Navigate to={inProject(project.url, pathOf(kind, { name }))} replace />
}
