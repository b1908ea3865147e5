import { lazy } from 'react'
import { loadPart } from '../api/load-part.ts'

/** What is being loaded where pages are drawn on the server. */
const underWay = new Set<Promise<unknown>>()

/** A component whose code is loaded when it is first drawn, and waits for the network where there is none. */
export const lazyPart: typeof lazy = (load) =>
  lazy(() => {
    if (!import.meta.env.SSR) return loadPart(load)
    const loading = load()
    const ended = loading.catch(() => {}).finally(() => underWay.delete(ended))
    underWay.add(ended)
    return loading
  })

/**
 * On the server, which draws without waiting: waits for the parts that a drawing was the first to want.
 * @returns whether there were any, so that it is to be drawn again.
 */
export async function hasLoadedParts(): Promise<boolean> {
  if (underWay.size === 0) return false
  await Promise.all(underWay)
  return true
}
