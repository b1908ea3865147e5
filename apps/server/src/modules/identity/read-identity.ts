import { spokenOf } from '../../kernel/texts.ts'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { vocative } from '@telemachos/rules/vocative'
import type { PersonContext } from '../../kernel/context.ts'
import { readName } from './stand-in-store.ts'
import { readIdentityRow } from './store.ts'

type Identity = OutputOf<typeof contract.identity.calls.getIdentity>

/** Who is asking, with the place that the session has chosen or is about to choose. */
export async function readIdentity(
  { db, principal }: PersonContext,
  place: { projectId: number | null; role: Role | null } = principal,
): Promise<Identity> {
  const row = await readIdentityRow(
    db,
    { userId: principal.userId, handsOf: principal.actingAdminId ?? principal.userId },
    principal.language,
  )
  const { superAdmin, memberships, impersonation, actingAdminId } = principal
  const projects = row.projects
    .filter(({ Id }) => superAdmin || memberships.has(Id))
    .map((project) => ({
      ...project,
      Roles: superAdmin ? ['SuperAdmin' as const, ...project.Roles] : project.Roles,
    }))
  const current = projects.find((project) => project.Id === place.projectId)
  const roles = current?.Roles ?? []
  const role = roles.find((held) => held === place.role) ?? roles[0] ?? null
  return {
    UserId: principal.userId,
    Username: row.username,
    FirstName: row.firstName,
    LastName: row.lastName,
    Vocative: row.vocative ?? vocative(row.firstName) ?? '',
    Roles: roles,
    Role: role,
    Level: ROLE_LEVEL[role ?? 'Registered'],
    ProjectId: current?.Id ?? null,
    Projects: projects,
    DefaultProjectId: projects.find(({ Id }) => Id === row.defaultProjectId)?.Id ?? null,
    Language: spokenOf(principal.language),
    SingleKeys: row.singleKeys,
    StandIn:
      impersonation === null || actingAdminId === null
        ? null
        : { Mode: impersonation, Admin: await readName(db, actingAdminId) },
    ConsentRequired: current !== undefined && principal.awaitingConsent.has(current.Id),
  }
}
