import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { templateIn } from './default-templates.ts'
import type { MailRow } from './mail-log-store.ts'
import { modelIn } from './model-in.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { asSubject, renderPart } from './render-mail.ts'

/**
 * What a mail will be about that has not been written: the product's own subject of what it tells, as the
 * project's is written by itself when the mail leaves. Empty for one that has been written.
 */
export function subjectOf(
  { Template, tells }: Pick<MailRow, 'Template' | 'tells'>,
  language: Language,
): string {
  const template = tells && templateIn(Template, language)
  if (!template) return ''
  const project = textIn({ el: tells.project, ...tells.projects }, language)
  try {
    return asSubject(renderPart(template.subject, { ...modelIn(tells.model, language), project }))
  } catch (error) {
    // What it told has been taken from it.
    if (error instanceof TemplateProblem) return ''
    throw error
  }
}
