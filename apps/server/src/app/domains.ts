import { contract } from '@telemachos/contract'
import type { Domain } from '../kernel/domain.ts'

/** The folder of a domain: its name in kebab-case. */
const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * What each domain of the contract declares in its module's `domain.ts`; everything else that the
 * server needs of the domains is derived from this. The bundler puts every such file in.
 * @throws Error when a domain of the contract has no module.
 */
export const DOMAINS: readonly Domain[] = await Promise.all(
  Object.keys(contract).map(async (name) => {
    const module = (await import(`../modules/${folderOf(name)}/domain.ts`)) as {
      readonly domain: Domain
    }
    return module.domain
  }),
)
