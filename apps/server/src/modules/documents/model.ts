import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { readFieldLists, visibleFields } from '../people/index.ts'
import { listIssued, type SubjectRow } from './issue-store.ts'
import { checkAddress } from './certificate-number.ts'
import type { Model } from './renderer.ts'
import { findProject } from './project-store.ts'

/**
 * What documents of a name may know of people, as the caller may: fields as lists show them.
 * @param context in the language of whoever reads the document.
 */
export async function modelsOf(
  context: CallContext,
  name: string,
  subjects: readonly SubjectRow[],
  publicUrl: string,
): Promise<Model[]> {
  const { db, actor, now, language } = context
  const { projectId, level } = actor
  const lists = await readFieldLists(db, projectId)
  const project = await findProject(db, projectId, language)
  const userIds = subjects.map(({ id }) => id)
  const issued = new Map(
    (await listIssued(db, { projectId, name, userIds })).map((one) => [one.UserId, one]),
  )
  const today = todayInAthens(now)
  return subjects.map((subject) => {
    const certificate = issued.get(subject.id)
    return {
      person: {
        ...visibleFields(subject.fields, lists.Fields, level),
        ...visibleFields(subject.projectFields, lists.ProjectFields, level),
        Id: subject.id,
        first_name: subject.firstName,
        last_name: subject.lastName,
      },
      mentor: subject.mentor,
      completed: subject.completed,
      project,
      today,
      language,
      certificate: certificate
        ? {
            number: certificate.Number,
            issued: certificate.IssuedOn,
            link: checkAddress(publicUrl, certificate.Number),
          }
        : null,
    }
  })
}
