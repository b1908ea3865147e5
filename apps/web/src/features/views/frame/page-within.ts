import { leadsToCall } from '@telemachos/contract/core/call-path'
import { inProject } from '@telemachos/contract/paths'

/**
 * The address of a page of the project that a view names by its path below it; undefined for whatever
 * would lead elsewhere, however it is written.
 */
export function pageWithin(project: string, path: string): string | undefined {
  const home = inProject(project)
  const base = 'http://page.invalid'
  if (/^[/\\]|^[a-z][a-z0-9+.-]*:/i.test(path.trim()) || !URL.canParse(path, base + home))
    return undefined
  const url = new URL(path, base + home)
  const address = url.pathname + url.search + url.hash
  const isHere = url.origin === base && url.pathname.startsWith(home)
  return isHere && !leadsToCall(url.pathname.slice(home.length - 1)) ? address : undefined
}
