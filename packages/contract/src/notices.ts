import type { DomainDeclaration } from './core/define-domain.ts'
import type { NoticeDeclaration } from './core/define-notices.ts'
import * as domains from './domains.ts'

type Domain = (typeof domains)[keyof typeof domains]

/** What people can be told of, as all domains declare it. */
export type NoticeKind = Domain extends infer One
  ? One extends { readonly notices: infer Kinds }
    ? keyof Kinds & string
    : never
  : never

/** Every kind by its name, those of a domain together. */
export const notices = Object.assign(
  {},
  ...Object.values<DomainDeclaration>(domains).map((domain) => domain.notices),
) as Readonly<Record<NoticeKind, NoticeDeclaration>>

/** The kinds of each domain that has some. */
export const noticeGroups = Object.entries<DomainDeclaration>(domains).flatMap(([group, domain]) =>
  domain.notices ? [{ group, kinds: Object.keys(domain.notices) as readonly NoticeKind[] }] : [],
)

/**
 * The kind of a name that somebody sent; undefined where there is none.
 * ```ts
 * noticeKind('submissions.returned') // => 'submissions.returned'
 * noticeKind('toString') // => undefined
 * ```
 */
export function noticeKind(name: string): NoticeKind | undefined {
  return Object.hasOwn(notices, name) ? (name as NoticeKind) : undefined
}
