import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { templateIn } from './default-templates.ts'
import type { TakenMail } from './leaving-store.ts'
import { mailModel, type MailReader } from './mail-model.ts'
import { renderMail } from './render-mail.ts'
import { openOwnMailRenderer } from './render-own-mail.ts'
import type { TemplateText } from './template-form.ts'

/** Mails in the words of projects wait for each other, not for templates that are being tried. */
const renderOwnMail = openOwnMailRenderer(2)

/** What is written, to whom. */
type Writable = MailReader &
  Pick<TakenMail, 'projectId' | 'template' | 'model' | 'subject' | 'body'>

/**
 * A mail's subject and body: the project's own words, or the product's. Those of the product ask for
 * little, whatever they are filled with.
 * @throws TemplateProblem.
 */
export async function writeMail(mail: Writable, publicUrl: string): Promise<TemplateText> {
  const model = mailModel(mail.model, mail, publicUrl)
  const { subject, body } = mail
  if (subject !== null && body !== null && mail.projectId !== null) {
    const terms = { projectId: mail.projectId, isPatient: true }
    const written = await renderOwnMail({ subject, body }, model, terms)
    return { subject: written.subject, body: written.body }
  }
  const ours = templateIn(mail.template, mail.language)
  if (!ours)
    throw new TemplateProblem({ message: `there is no template ${mail.template}`, line: 1 })
  return renderMail(ours, model)
}
