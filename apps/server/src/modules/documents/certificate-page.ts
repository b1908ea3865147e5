import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { formatDate } from '@telemachos/rules/dates'
import type { AnonymousContext } from '../../kernel/context.ts'
import { WrittenPage } from '../../kernel/file-body.ts'
import { translateWith } from '../../kernel/texts.ts'
import { checkCertificate } from './issue-documents.ts'
import type { Block } from './written-html.ts'
import { writeHtml } from './write-html.ts'

/** The page to which the QR code of a certificate leads: whether it is genuine, and nothing about the person. */
export async function showCertificate(
  { Number: number }: InputOf<typeof contract.documents.calls.showCertificate>,
  context: AnonymousContext,
): Promise<WrittenPage> {
  const { language } = context
  const say = (key: string, values: Record<string, string> = {}): string =>
    translateWith(language, `documents.check.${key}`, values)
  const { Genuine, Document, Project, IssuedOn } = await checkCertificate(
    { Number: number },
    context,
  )
  const lines = Genuine
    ? [
        say('about', { document: Document ?? '', project: Project ?? '' }),
        say('issued', { day: formatDate(IssuedOn ?? '') }),
        say('privacy'),
      ]
    : [say('unknown'), say('typed')]
  const title = say(Genuine ? 'genuine' : 'notGenuine')
  const blocks: Block[] = [
    { kind: 'heading', level: 1, align: 'left', inline: [{ text: title }] },
    { kind: 'paragraph', align: 'left', inline: [{ text: number, bold: true }] },
    ...lines.map((text): Block => ({ kind: 'paragraph', align: 'left', inline: [{ text }] })),
  ]
  return new WrittenPage('certificate.html', writeHtml(title, [blocks], language))
}
