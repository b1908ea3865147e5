import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { defaultTemplate } from './default-templates.ts'
import { knownOf } from './known-names.ts'
import { namesIn, type Model } from './render-mail.ts'
import { listOwnWords } from './template-store.ts'

/** Mails in the project's own words that name what they are not told: they leave with a gap there. */
export async function findFaults({ db, actor }: CallContext): Promise<Found[]> {
  const own = await listOwnWords(db, actor.projectId)
  return own.flatMap(({ name, language, subject, body }): Found[] => {
    const template = defaultTemplate(name)
    if (!template) return []
    const known = knownOf(template.sample)
    const Names = [...new Set([subject, body].flatMap((part) => firstUnknown(part, known)))]
    if (Names.length === 0) return []
    return [{ Kind: 'mail_unknown_field', Type: 'template', Name: name, Part: language, Names }]
  })
}

/** As an author would be refused who saved it now. */
function firstUnknown(source: string, known: Model): string[] {
  try {
    namesIn(source, known)
    return []
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    return error.fault.unknown === undefined ? [] : [error.fault.unknown]
  }
}
