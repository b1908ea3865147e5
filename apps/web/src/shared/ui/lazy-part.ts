import {
  createElement,
  lazy,
  Suspense,
  type ComponentProps,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { loadPart } from '../api/load-part.ts'

/** What is being loaded where pages are drawn on the server. */
const underWay = new Set<Promise<unknown>>()

/** A component of any properties. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

type Load<Module> = () => Promise<Module>

/**
 * A component whose code is loaded when it is first drawn, and waits for the network where there is none: the
 * default export of a file, or the one of a name.
 *
 * ```tsx
 * const HistoryButton = lazyPart(loadHistoryButton, 'HistoryButton')
 * ```
 */
export function lazyPart<One extends Part>(
  load: Load<{ readonly default: One }>,
): LazyExoticComponent<One>
export function lazyPart<Module extends Readonly<Record<Name, Part>>, Name extends string>(
  load: Load<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]>
export function lazyPart(
  load: Load<Readonly<Record<string, Part>>>,
  name = 'default',
): LazyExoticComponent<Part> {
  const loadNamed = async () => {
    const { [name]: part } = await load()
    if (!part) throw new Error(`the file exports no ${name}`)
    return { default: part }
  }
  return lazy(() => {
    if (!import.meta.env.SSR) return loadPart(loadNamed)
    const loading = loadNamed()
    const ended = loading.catch(() => {}).finally(() => underWay.delete(ended))
    underWay.add(ended)
    return loading
  })
}

/**
 * A window over the page as lazyPart loads it, which hides nothing while its code is on its way: in the
 * boundary of what stands around it, it would take away what is in sight, and the focus with it.
 */
export function lazyWindow<One extends Part>(
  load: Load<{ readonly default: One }>,
): (props: ComponentProps<One>) => ReactNode
export function lazyWindow<Module extends Readonly<Record<Name, Part>>, Name extends string>(
  load: Load<Module>,
  name: Name,
): (props: ComponentProps<Module[Name]>) => ReactNode
export function lazyWindow(
  load: Load<Readonly<Record<string, Part>>>,
  name = 'default',
): (props: object) => ReactNode {
  const Window = lazyPart(load, name)
  return (props) => createElement(Suspense, null, createElement(Window, props))
}

/**
 * On the server, which draws without waiting: waits for the parts that a drawing was the first to want.
 * @returns whether there were any, so that it is to be drawn again.
 */
export async function hasLoadedParts(): Promise<boolean> {
  if (underWay.size === 0) return false
  await Promise.all(underWay)
  return true
}
