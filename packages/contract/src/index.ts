import * as domains from './domains.ts'

type Domains = typeof domains

/** Every call of the product, by domain. The server refuses to start when one has no handler. */
export const contract = Object.fromEntries(
  Object.entries(domains).map(([name, { calls }]) => [name, calls]),
) as { readonly [Name in keyof Domains]: Domains[Name]['calls'] }
