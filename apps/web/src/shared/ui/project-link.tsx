import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useProjectPath } from '../navigation/use-project-path.ts'

interface ProjectLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path below the project, such as `mentor/mentee/7`; with a slash in front, one beside it. */
  readonly to: string
  /** What stands behind the `#`, such as `tab=actions`. */
  readonly hash?: string
}

/** A link to another page of the current project; what is beside it opens in a tab of its own. */
export function ProjectLink({ to, children, ...anchor }: ProjectLinkProps) {
  const pathOf = useProjectPath()
  if (to.startsWith('/')) {
    return (
      <a href={to} target="_blank" rel="noopener" {...anchor}>
        {children}
      </a>
    )
  }
  return (
    <Link to={pathOf(to)} activeOptions={{ exact: true, includeSearch: false }} {...anchor}>
      {children}
    </Link>
  )
}
