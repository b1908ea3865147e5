import { Link } from '@tanstack/react-router'
import type { ProjectPath } from '@telemachos/contract/paths'
import type { AnchorHTMLAttributes } from 'react'
import { useProjectPath } from '../navigation/use-project-path.ts'

interface ProjectLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: ProjectPath
  /** What stands behind the `#`, such as `tab=history`. */
  readonly hash?: string
}

/** A link to another page of the current project; what is beside it opens in a tab of its own. */
export function ProjectLink({ to, children, ...anchor }: ProjectLinkProps) {
  const pathTo = useProjectPath()
  if (to.startsWith('/')) {
    return (
      <a href={to} target="_blank" rel="noopener" {...anchor}>
        {children}
      </a>
    )
  }
  return (
    <Link to={pathTo(to)} activeOptions={{ exact: true, includeSearch: false }} {...anchor}>
      {children}
    </Link>
  )
}
