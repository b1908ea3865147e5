import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { compareGreek } from '@telemachos/rules/greek-text'
import type { CallContext, Principal } from '../../kernel/context.ts'
import { listDetails, listNames } from './project-store.ts'
import { searchPage } from './search-page.ts'

const LISTERS = ['Admin', 'ProjectManager', 'Supervisor', 'Coordinator'] as const satisfies Role[]

type List = typeof contract.projects.calls.listProjectPage

/** A page of the projects in which the caller holds one of the roles; a SuperAdmin sees all. */
export async function readProjectPage(
  { Search, Archived, page, count }: InputOf<List>,
  { db, principal }: CallContext,
): Promise<OutputOf<List>> {
  const names = await listNames(db, projectsAs(principal, LISTERS), principal.language, Archived)
  const sorted = names.toSorted((a, b) => compareGreek(a.descr, b.descr) || a.id - b.id)
  const text = ({ descr, url }: (typeof names)[number]) => `${descr} ${url}`
  const { list, ...counts } = searchPage(sorted, text, { search: Search, page, count })
  const details = await listDetails(
    db,
    list.map(({ id }) => id),
    principal.language,
  )
  const editable = projectsAs(principal, ['Admin'])
  const canEdit = (id: number) => editable === 'all' || editable.includes(id)
  return { ...counts, list: details.map((row) => ({ ...row, CanEdit: canEdit(row.Id) })) }
}

/** The projects in which the person holds one of the roles, and may enter; 'all' for a SuperAdmin. */
export function projectsAs(principal: Principal, roles: readonly Role[]): number[] | 'all' {
  if (principal.superAdmin) return 'all'
  return [...principal.memberships]
    .filter(
      ([id, held]) =>
        held.some((role) => roleAllowed(role, roles)) && !principal.awaitingConsent.has(id),
    )
    .map(([id]) => id)
}
