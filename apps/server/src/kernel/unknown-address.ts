import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What every address that is mounted may be asked by. */
    methodsOf: (path: string) => string[]
  }
}

/** Answers addresses that nothing is mounted at, and those that are asked by another method than theirs. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  const known = new KnownAddresses()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.add(one, url)
  })
  app.decorate('methodsOf', (path) => known.methodsOf(path))
  app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply))
}

/**
 * @throws AppError wrong_method (405, with `Allow`) for an address that is asked by other methods,
 *   unknown_call (404) for one that there is not.
 */
export function refuseUnknown({ server, url }: FastifyRequest, reply: FastifyReply): never {
  const methods = server.methodsOf(url.split('?')[0] ?? '')
  if (methods.length === 0) throw new AppError('unknown_call')
  void reply.header('allow', methods.join(', '))
  throw new AppError('wrong_method')
}

/** Addresses with the methods that they are asked by. Case is ignored, as where they are mounted. */
class KnownAddresses {
  /** By how many parts they have and their first part: an address is compared with few. */
  readonly #routes = new Map<string, { readonly parts: string[]; readonly method: string }[]>()

  add(method: string, url: string): void {
    // What takes every address says nothing of any.
    if (url.includes('*')) return
    const parts = partsOf(url)
    const key = keyOf(parts)
    this.#routes.set(key, [...(this.#routes.get(key) ?? []), { parts, method }])
  }

  /** @returns them in their order, none where there is no such address. */
  methodsOf(path: string): string[] {
    const parts = partsOf(path)
    const found = (this.#routes.get(keyOf(parts)) ?? []).filter((route) =>
      route.parts.every((part, at) => (isAny(part) ? parts[at] !== '' : part === parts[at])),
    )
    return [...new Set(found.map(({ method }) => method))].toSorted()
  }
}

const partsOf = (path: string): string[] => path.toLowerCase().split('/').slice(1)
const keyOf = (parts: readonly string[]): string => `${parts.length} ${parts[0]}`
const isAny = (part: string): boolean => part.startsWith(':')
