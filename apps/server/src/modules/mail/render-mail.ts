import { formatDateTime } from '@telemachos/rules/dates'
import { boundedLiquid, renderBounded } from '../../kernel/templates/bounded-liquid.ts'
import type { TemplateText } from './template-form.ts'
import { knownNames } from './template-names.ts'

/** What writing one part of a mail may take. */
export const TEMPLATE_LIMITS = {
  /** Milliseconds. */
  time: 500,
  /** Characters and items that are made on the way. */
  memory: 1_000_000,
  /** Characters that a template may become. */
  length: 100_000,
} as const

/** Longest template. */
const LONGEST_TEMPLATE = 20_000

const LIMITS = { ...TEMPLATE_LIMITS, source: LONGEST_TEMPLATE }

/** What people wrote cannot become a link: its brackets are escaped. */
const engine = boundedLiquid({ limits: LIMITS, escape: (value) => escapeBrackets(value) })
engine.registerFilter('moment', (value: unknown) => formatDateTime(String(value)))

function escapeBrackets(value: unknown): string {
  return String(value ?? '').replace(/[[\]()\\]/g, '\\$&')
}

/** What a template knows of whom it is written to. */
export type Model = Readonly<Record<string, unknown>>

/**
 * Writes a mail from one of the product's own templates. Those of authors: see renderOwnMail.
 * @returns the subject as one line, and the body in light markup (see mailText and mailHtml).
 * @throws TemplateProblem when the template is wrong or asks for too much.
 */
export function renderMail({ subject, body }: TemplateText, model: Model): TemplateText {
  return { subject: asSubject(renderPart(subject, model)), body: asBody(renderPart(body, model)) }
}

/** A part as Liquid writes it: the subject as one line. */
export const asSubject = (part: string): string => unescape(part).replace(/\s+/g, ' ').trim()

/** A part as Liquid writes it: the body without needless space. */
export const asBody = (part: string): string =>
  part
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * What becomes of a subject or a body.
 * @throws TemplateProblem.
 */
export const renderPart = (source: string, model: Model): string =>
  renderBounded(engine, source, model, LIMITS)

/** See knownNames. @throws TemplateProblem. */
export const namesIn = (source: string, known: Model): string[] => knownNames(engine, source, known)

/**
 * `[words](address)`, whose parts may hold escaped brackets; or an escaped character, which begins no
 * link. Words end at the next `[` and an address at the next `](`, so that no text is read again from
 * each of its brackets.
 */
const LINK = /\\.|\[((?:\\.|[^[\]\\])+)\]\(((?:\\.|[^)\]\\\s]|\](?!\())+)\)/g

const unescape = (text: string) => text.replace(/\\([[\]()\\])/g, '$1')

/** The body as plain text. */
export function mailText(body: string): string {
  const asText = (all: string, words?: string, address?: string) =>
    words === undefined ? all : `${words}: ${address}`
  return unescape(body.replace(LINK, asText))
}

/** The body as HTML of a mail: paragraphs, and links that stand alone as buttons. */
export function mailHtml({ subject, body }: TemplateText, project: string): string {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.trim())
    return `<p style="margin:0 0 16px">${lines.map(lineHtml).join('<br>')}</p>`
  })
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f6fb;color:#1c1c2b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;color:#5b64d3;font-weight:600">${escapeHtml(project)}</p>
<div style="padding:24px;border:1px solid #e2e2f0;border-radius:12px;background:#fff">${paragraphs.join('\n')}</div>
</div></body></html>`
}

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#5b64d3;color:#fff;text-decoration:none'

function lineHtml(line: string): string {
  let html = ''
  let end = 0
  for (const link of line.matchAll(LINK)) {
    const [all, words, address] = link
    if (words === undefined || address === undefined) continue
    html += escapeHtml(unescape(line.slice(end, link.index)))
    html += linkHtml(unescape(words), unescape(address), all === line)
    end = link.index + all.length
  }
  return html + escapeHtml(unescape(line.slice(end)))
}

function linkHtml(words: string, address: string, standsAlone: boolean): string {
  // Anything else than a web address stays text.
  if (!/^https?:\/\//i.test(address)) return escapeHtml(`${words}: ${address}`)
  const style = standsAlone ? ` style="${BUTTON}"` : ''
  return `<a href="${escapeHtml(address)}"${style}>${escapeHtml(words)}</a>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
