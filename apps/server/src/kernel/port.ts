/** What one domain needs of another that may not be imported, since it imports this one. */
export interface Port<Service extends object> {
  /** Says who does it; the domain that does is composed with the rest at start. */
  provide(service: Service): void
  /** @throws Error when no domain provides it. */
  get(): Service
}

/**
 * Declares what a domain needs of one that depends on it.
 * @param name `domain.what`, for the error of a composition that lacks it.
 */
export function definePort<Service extends object>(name: string): Port<Service> {
  let provided: Service | undefined
  return {
    provide: (service) => {
      provided = service
    },
    get: () => {
      if (!provided) throw new Error(`No domain provides ${name}`)
      return provided
    },
  }
}

/** What several domains may do for one that does not know them. */
export interface SharedPort<Service extends object> {
  /** @param domain who does it; what it provided before is replaced. */
  provide(domain: string, service: Service): void
  /** Everybody who does it, in the order in which they came; nobody is no error. */
  all(): readonly Service[]
}

/** Declares what any number of domains may do for another. */
export function defineSharedPort<Service extends object>(): SharedPort<Service> {
  const provided = new Map<string, Service>()
  return {
    provide: (domain, service) => void provided.set(domain, service),
    all: () => [...provided.values()],
  }
}
