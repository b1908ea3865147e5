import type { ProjectPath } from '@telemachos/contract/paths'
import type { ReactNode } from 'react'
import { BackArrow } from './back-arrow.tsx'
import classes from './back-link.module.css'
import { ProjectLink } from './project-link.tsx'

interface BackLinkProps {
  readonly to: ProjectPath
  readonly children: ReactNode
}

/** The way from one thing back to the list of all of them: stands above the title of its page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className={classes.line} data-print="none">
      <ProjectLink to={to} className={classes.back}>
        <BackArrow />
        {children}
      </ProjectLink>
    </p>
  )
}
