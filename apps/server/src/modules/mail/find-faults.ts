import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { defaultTemplate } from './default-templates.ts'
import { knownOf } from './known-names.ts'
import { namesIn } from './render-mail.ts'
import { listOwnWords } from './template-store.ts'

/** Mails in the project's own words that name what they are not told: they leave with a gap there. */
export async function findFaults({ db, actor }: CallContext): Promise<Found[]> {
  const own = await listOwnWords(db, actor.projectId)
  return own.flatMap(({ name, language, subject, body }): Found[] => {
    const template = defaultTemplate(name)
    if (!template) return []
    const known = new Set(Object.keys(knownOf(template.sample)))
    const Names = namesIn(`${subject}\n${body}`).filter((one) => !known.has(one))
    if (Names.length === 0) return []
    return [{ Kind: 'mail_unknown_field', Type: 'template', Name: name, Part: language, Names }]
  })
}
