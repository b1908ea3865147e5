import type { AnonymousContext } from '../../kernel/context.ts'
import { mailApplicants } from './mail-applicants.ts'
import { lockCalls, writeProven, type ProvenApplication } from './proof-store.ts'
import { tellSamePerson } from './same-person.ts'

interface Proof {
  readonly ids: readonly number[]
  /** Of which calls the applications are. */
  readonly projectIds: readonly number[]
  /** Who of the staff says so; null where the applicant proved it. */
  readonly by: number | null
}

/**
 * Has applications count whose addresses are proven, in the order of their ids, and tells their applicants what
 * their projects want them to be told, and whoever seems to be the same person.
 * @returns those that were not proven before.
 */
export async function proveApplications(
  { ids, projectIds, by }: Proof,
  context: Pick<AnonymousContext, 'db' | 'now' | 'language'>,
  publicUrl: string,
): Promise<ProvenApplication[]> {
  const { db, now, language } = context
  await lockCalls(db, projectIds)
  const proven: ProvenApplication[] = []
  for (const id of ids.toSorted((one, other) => one - other)) {
    const one = await writeProven(db, id, { by, now, language })
    if (one) proven.push(one)
  }
  // Whom staff have reached otherwise has been told by them.
  if (by === null) await tellReceived(proven, context, publicUrl)
  for (const one of proven) await tellSamePerson(one.id, context)
  return proven
}

/** Tells applicants that their applications have come. */
export async function tellReceived(
  applications: readonly Pick<ProvenApplication, 'id' | 'projectId'>[],
  context: Pick<AnonymousContext, 'db' | 'now'>,
  publicUrl: string,
): Promise<void> {
  for (const { id, projectId } of applications) {
    const occasion = { projectId, kind: 'received', ids: [id], by: null } as const
    await mailApplicants(context, occasion, publicUrl)
  }
}
