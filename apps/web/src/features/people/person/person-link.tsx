import type { ReactNode } from 'react'
import { useIdentity } from '#shared'
import { ProjectLink } from '#ui'
import { personPath } from './person-path.ts'

/** A link to a mentee, where the caller's role has a page of them; otherwise the words alone. */
export function PersonLink({
  id,
  children,
}: {
  readonly id: number
  readonly children: ReactNode
}) {
  const path = personPath(useIdentity().Role, { Id: id })
  return path === undefined ? children : <ProjectLink to={path}>{children}</ProjectLink>
}
