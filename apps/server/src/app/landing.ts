import { languageAt } from '@telemachos/contract/core/language-path'
import { inProject, pathOfState } from '@telemachos/contract/paths'
import { homeOf } from '@telemachos/contract/route-access'
import { pathMatcher } from '@telemachos/contract/route-paths'
import { ROUTES } from '@telemachos/contract/routes'
import type { Principal } from '../kernel/context.ts'
import { languageTitles } from '../kernel/texts.ts'

/** The root, or a project's own address. */
const ENTRANCE = /^\/([^/?]*)\/?$/

const OTHERS = ROUTES.filter(({ path }) => path !== '/' && !path.startsWith('/{')).map(({ path }) =>
  pathMatcher(path),
)

/**
 * The address that the page itself will go to: '/' and a project's own lead to where the role begins
 * its day (spec §6); every other one is its own.
 */
export function landingOf(address: string, { role, projectId }: Principal): string {
  const project = ENTRANCE.exec(address)?.[1]
  const home = role && homeOf(role)
  if (project === undefined || projectId === null || !home) return address
  const path = address.split('?')[0] ?? ''
  if (
    languageAt(path, Object.keys(languageTitles())) ??
    OTHERS.some((other) => other.test(address))
  )
    return address
  return inProject(project || projectId, pathOfState(home))
}
