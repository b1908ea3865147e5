import { isRouteState, routeOf, type ROUTES, type RouteState } from './routes.ts'

const PROJECT = 'root.defaultlayout.project.'

type Route = (typeof ROUTES)[number]

/** A state's path by its name; within a project, without what the states of all of those begin with. */
type Paths = {
  [R in Route as R['state'] extends `${typeof PROJECT}${infer Name}` ? Name : R['state']]: R['path']
}

/** A page of the route table, such as `mentor.mentee.view` in a project, or `root.gdpr` outside. */
export type PageName = keyof Paths

declare const belowProject: unique symbol

/**
 * A path below a project, such as `mentor/mentee/7`; with a slash in front, one beside it. Only the
 * route table makes one.
 */
export type ProjectPath = string & { readonly [belowProject]: true }

type Parameter<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameter<Rest>
  : never

/** What a path names: a value for each parameter but the project; `{name?}` may be missing. */
type Values<Path> = {
  readonly [Name in Parameter<Path> as Name extends `${string}?` | 'curProject' ? never : Name]:
    | string
    | number
} & {
  readonly [Name in Parameter<Path> as Name extends `${infer Optional}?` ? Optional : never]?:
    | string
    | number
    | undefined
}

type Given<Path> = [Exclude<Parameter<Path>, 'curProject'>] extends [never]
  ? []
  : Record<string, never> extends Values<Path>
    ? [values?: Values<Path>]
    : [values: Values<Path>]

type AddressOf<Path> = Path extends `/{curProject}/${string}` ? ProjectPath : string

/**
 * A page's address: of a page in a project its path below that (see inProject), of every other the
 * whole. What the path names stands in it encoded.
 * ```ts
 * pathOf('mentor.mentee.view', { menteeId: 7 }) // => 'mentor/mentee/7'
 * pathOf('root.resetpassword', { token: 'a/b' }) // => '/resetpassword/a%2Fb'
 * ```
 */
export function pathOf<Name extends PageName>(
  name: Name,
  ...[values]: Given<Paths[Name]>
): AddressOf<Paths[Name]> {
  const given = (values ?? {}) as Readonly<Record<string, string | number | undefined>>
  const path = routeOf(isRouteState(name) ? name : (`${PROJECT}${name}` as RouteState))
    .path.replace('/{curProject}/', '')
    .replace(/\/\{(\w+)\??\}/g, (_, parameter: string) => {
      const value = given[parameter]
      return value === undefined ? '' : `/${encodeURIComponent(value)}`
    })
  return path as AddressOf<Paths[Name]>
}

/** The path of a state that only a setting or the table itself names, without optional parameters. */
export function pathOfState(state: RouteState): ProjectPath {
  const path = routeOf(state)
    .path.replace('/{curProject}/', '')
    .replace(/\/?\{\w+\?\}/g, '')
  return path as ProjectPath
}

/**
 * The address of a page of a project; of the project itself without a path.
 * @param project its url, or its id
 * ```ts
 * inProject('demo', pathOf('calendar')) // => '/demo/calendar'
 * inProject('demo') // => '/demo/'
 * ```
 */
export function inProject(project: string | number, path: ProjectPath | '' = ''): string {
  return `/${encodeURIComponent(project)}/${path}`
}
