import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useProjectPath } from '../navigation/use-project-path.ts'

interface ProjectLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path below the project, such as `mentor/mentee/7`. */
  readonly to: string
  /** What stands behind the `#`, such as `tab=actions`. */
  readonly hash?: string
}

/** A link to another page of the current project. */
export function ProjectLink({ to, ...anchor }: ProjectLinkProps) {
  const pathOf = useProjectPath()
  return <Link to={pathOf(to)} activeOptions={{ exact: true, includeSearch: false }} {...anchor} />
}
